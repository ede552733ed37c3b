/**
 * @generated SignedSource<<a1a22c1bd8cb366397d584b3fa4fbab5>>
 * @relayHash dbc4a1839dcc4f9a5f1e0ce56b2757f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e2a15e7645188c1b4cf37e58debbb6a4f7ca97f3bc92c6915e0d569fc0f738d

import { ConcreteRequest } from 'relay-runtime';
export type IdleLockQuery$variables = Record<PropertyKey, never>;
export type IdleLockQuery$data = {
  readonly viewer: {
    readonly id: string;
  };
};
export type IdleLockQuery = {
  response: IdleLockQuery$data;
  variables: IdleLockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IdleLockQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdleLockQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6e2a15e7645188c1b4cf37e58debbb6a4f7ca97f3bc92c6915e0d569fc0f738d",
    "metadata": {},
    "name": "IdleLockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d33b1719fa93857b0067e6c10a93acee";

export default node;
