/**
 * @generated SignedSource<<f866390b7c31b5a18bc084eecfd19d19>>
 * @relayHash 0d3f477019e7d2d418169141bf041afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b67a6d819c8f8aac061867edbf4825e7765e4aa4b047a02ee363fb9b25e17c52

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaydayBatchSubscription$variables = {
  id: string;
};
export type PaydayBatchSubscription$data = {
  readonly payrollBatchProgress: {
    readonly " $fragmentSpreads": FragmentRefs<"PaydayBatch_batch">;
  };
};
export type PaydayBatchSubscription = {
  response: PaydayBatchSubscription$data;
  variables: PaydayBatchSubscription$variables;
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
    "name": "PaydayBatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayrollBatch",
        "kind": "LinkedField",
        "name": "payrollBatchProgress",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaydayBatch_batch"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaydayBatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayrollBatch",
        "kind": "LinkedField",
        "name": "payrollBatchProgress",
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b67a6d819c8f8aac061867edbf4825e7765e4aa4b047a02ee363fb9b25e17c52",
    "metadata": {},
    "name": "PaydayBatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fdae0103baaf2cdfbf16ba32c6513532";

export default node;
