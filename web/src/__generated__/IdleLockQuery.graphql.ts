/**
 * @generated SignedSource<<90146cbfabb97efb0359f8b77476fcc3>>
 * @relayHash f16507fb8188984b2025179add67c8ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76d1d2774805497ea6a1188d4754086adb60c318aab7ef942c01534b00a7fbbd

import { ConcreteRequest } from 'relay-runtime';
export type IdleLockQuery$variables = Record<PropertyKey, never>;
export type IdleLockQuery$data = {
  readonly viewer: {
    readonly __typename: "User";
  };
};
export type IdleLockQuery = {
  response: IdleLockQuery$data;
  variables: IdleLockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IdleLockQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdleLockQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "76d1d2774805497ea6a1188d4754086adb60c318aab7ef942c01534b00a7fbbd",
    "metadata": {},
    "name": "IdleLockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9cf3cb3a5df00d47875f968bed586b9";

export default node;
