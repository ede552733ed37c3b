/**
 * @generated SignedSource<<df00706ffdd224afb0bc58e45f5ed5b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminActivity_query$data = {
  readonly adminOverview: {
    readonly logs: {
      readonly recentActivity: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AdminActivityEntry_log">;
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "AdminActivity_query";
};
export type AdminActivity_query$key = {
  readonly " $data"?: AdminActivity_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminActivity_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminActivity_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminOverview",
      "kind": "LinkedField",
      "name": "adminOverview",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "AdminLogNumbers",
            "kind": "LinkedField",
            "name": "logs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditLog",
                "kind": "LinkedField",
                "name": "recentActivity",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AdminActivityEntry_log"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ccc5a98526ca4632a0b9f5508c109ecf";

export default node;
