/**
 * @generated SignedSource<<77ef517250945fe4b8df0d4a3c8932e5>>
 * @relayHash b82c6bea735de4f5997b81c2d04692b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72aeaececab3cc0c0f06e9cba289a0a7e28dc6560a49b30ad0dfa893831e3973

import { ConcreteRequest } from 'relay-runtime';
export type QueriesScreenQuery$variables = Record<PropertyKey, never>;
export type QueriesScreenQuery$data = {
  readonly today: string;
};
export type QueriesScreenQuery = {
  response: QueriesScreenQuery$data;
  variables: QueriesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "today",
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
    "name": "QueriesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "QueriesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "72aeaececab3cc0c0f06e9cba289a0a7e28dc6560a49b30ad0dfa893831e3973",
    "metadata": {},
    "name": "QueriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b40fbec6cbd154eed6f3c71aa2ebbb62";

export default node;
