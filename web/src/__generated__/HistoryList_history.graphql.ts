/**
 * @generated SignedSource<<791eb3ccd6ca7e43a98b150b59839e90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type HistoryList_history$data = {
  readonly edges: ReadonlyArray<{
    readonly node: Result<{
      readonly deletedActor: {
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly sentence: string;
      readonly timestamp: string;
      readonly user: {
        readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
      } | null | undefined;
    }, unknown>;
  }>;
  readonly " $fragmentType": "HistoryList_history";
};
export type HistoryList_history$key = {
  readonly " $data"?: HistoryList_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryList_history">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HistoryList_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HistoryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "HistoryEntry",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentence",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timestamp",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
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
              {
                "alias": null,
                "args": null,
                "concreteType": "DeletedActor",
                "kind": "LinkedField",
                "name": "deletedActor",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ],
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
  "type": "HistoryConnection",
  "abstractKey": null
};
})();

(node as any).hash = "61a07bd99a38084c3f6949b257da3195";

export default node;
