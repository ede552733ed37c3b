/**
 * @generated SignedSource<<87f702d114783c9116835e07bd11cd18>>
 * @relayHash f19659b28c9f317cf43ca3342b104283
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b3f59bf3958cc95e4b31b59e32420de82727c036caedec40d1951b7212a3ce1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaydayBatchQuery$variables = {
  id: string;
};
export type PaydayBatchQuery$data = {
  readonly node: {
    readonly batch: {
      readonly " $fragmentSpreads": FragmentRefs<"PaydayBatch_batch">;
    } | null | undefined;
  } | null | undefined;
};
export type PaydayBatchQuery = {
  response: PaydayBatchQuery$data;
  variables: PaydayBatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaydayBatchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PaydayBatch_batch"
                }
              ],
              "type": "PayrollBatch",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "batch"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaydayBatchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "finishedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refused",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paidTotal",
                "storageKey": null
              }
            ],
            "type": "PayrollBatch",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3b3f59bf3958cc95e4b31b59e32420de82727c036caedec40d1951b7212a3ce1",
    "metadata": {},
    "name": "PaydayBatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4cc893f38f704c8c4dc6bf39b82275e6";

export default node;
