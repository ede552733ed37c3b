/**
 * @generated SignedSource<<631462764aa6e18e05d0584c32d104e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "b82c6bea735de4f5997b81c2d04692b9",
    "id": null,
    "metadata": {},
    "name": "QueriesScreenQuery",
    "operationKind": "query",
    "text": "query QueriesScreenQuery {\n  today\n}\n"
  }
};
})();

(node as any).hash = "b40fbec6cbd154eed6f3c71aa2ebbb62";

export default node;
