/**
 * @generated SignedSource<<c2f6bcc236eaedec80a3a807e8d1a2e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Newcomers_query$data = {
  readonly newcomers: {
    readonly edges: ReadonlyArray<{
      readonly node: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"Newcomer_user">;
      }, unknown>;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "Newcomers_query";
};
export type Newcomers_query$key = {
  readonly " $data"?: Newcomers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Newcomers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Newcomers_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "newcomers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UserEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Newcomer_user"
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "newcomers(first:50)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fc3fff23a24fa23ce2541c29c3e9f070";

export default node;
