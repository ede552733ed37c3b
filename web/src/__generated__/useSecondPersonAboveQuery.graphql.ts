/**
 * @generated SignedSource<<086d7a7aca2fc90a3d9843e03c991a0e>>
 * @relayHash 513ed5778383ba41159b4060e023689b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16c6ae241f4ff68123953a70c75b0fdfadc7eab8012556007271af072b06a6e9

import { ConcreteRequest } from 'relay-runtime';
export type useSecondPersonAboveQuery$variables = Record<PropertyKey, never>;
export type useSecondPersonAboveQuery$data = {
  readonly company: {
    readonly secondPersonAbove: number | null | undefined;
  };
};
export type useSecondPersonAboveQuery = {
  response: useSecondPersonAboveQuery$data;
  variables: useSecondPersonAboveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondPersonAbove",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useSecondPersonAboveQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CompanyProfile",
        "kind": "LinkedField",
        "name": "company",
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
    "name": "useSecondPersonAboveQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CompanyProfile",
        "kind": "LinkedField",
        "name": "company",
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
    "id": "16c6ae241f4ff68123953a70c75b0fdfadc7eab8012556007271af072b06a6e9",
    "metadata": {},
    "name": "useSecondPersonAboveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dfa119284217b2105c624eae3c081c88";

export default node;
