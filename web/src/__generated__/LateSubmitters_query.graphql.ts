/**
 * @generated SignedSource<<f1ce2edd50feddba1de04c82ada5119f>>
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
        readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "PersonLink_user",
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanOpen",
                        "storageKey": null
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
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
})();

(node as any).hash = "9638f4fe439c7e64b75339ca8bd307d2";

export default node;
