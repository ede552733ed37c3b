/**
 * @generated SignedSource<<fffa9fd8f4d6f58c43106ab8171ad366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type LateSubmitters_query$data = {
  readonly expectedSubmitterCount: number;
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
  "kind": "Variable",
  "name": "weekStart",
  "variableName": "lateWeek"
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
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
        (v0/*:: as any*/)
      ],
      "kind": "ScalarField",
      "name": "expectedSubmitterCount",
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
        (v0/*:: as any*/)
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
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

(node as any).hash = "3a591306921f1a419f7100beb37ea5aa";

export default node;
