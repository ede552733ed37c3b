/**
 * @generated SignedSource<<e5836293165e1ee62808453f8cfb900e>>
 * @relayHash 1eef4a8096026014fce993780b0a2b99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a92ce85abb103cdbe69b1b767b2938f3b55acfec1633313c859c5f8b0b407059

import { ConcreteRequest } from 'relay-runtime';
export type SecondFactor = "AUTHENTICATOR_APP" | "PASSKEY";
export type useSecondFactorsQuery$variables = Record<PropertyKey, never>;
export type useSecondFactorsQuery$data = {
  readonly viewer: {
    readonly secondFactors: ReadonlyArray<SecondFactor>;
  };
};
export type useSecondFactorsQuery = {
  response: useSecondFactorsQuery$data;
  variables: useSecondFactorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondFactors",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useSecondFactorsQuery",
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
    "name": "useSecondFactorsQuery",
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
    "id": "a92ce85abb103cdbe69b1b767b2938f3b55acfec1633313c859c5f8b0b407059",
    "metadata": {},
    "name": "useSecondFactorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82297da5020d951f0b15d7586f41f28e";

export default node;
