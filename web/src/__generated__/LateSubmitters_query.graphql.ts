/**
 * @generated SignedSource<<916e04082d750dcd073ca40cf9dad6a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type LateSubmitters_query$data = {
  readonly lateSubmitters: {
    readonly edges: ReadonlyArray<{
      readonly node: Result<{
        readonly email: string;
        readonly id: string;
        readonly name: string;
      }, unknown>;
    }>;
    readonly totalCount: number;
  };
  readonly today: string;
  readonly " $fragmentType": "LateSubmitters_query";
};
export type LateSubmitters_query$key = {
  readonly " $data"?: LateSubmitters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LateSubmitters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "lateAfter"
    },
    {
      "kind": "RootArgument",
      "name": "lateFirst"
    },
    {
      "kind": "RootArgument",
      "name": "lateSearch"
    },
    {
      "kind": "RootArgument",
      "name": "lateWeek"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LateSubmitters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "lateAfter"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "lateFirst"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "lateSearch"
        },
        {
          "kind": "Variable",
          "name": "weekStart",
          "variableName": "lateWeek"
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "lateSubmitters",
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b326c2090154df08efe64076e3c4cb29";

export default node;
