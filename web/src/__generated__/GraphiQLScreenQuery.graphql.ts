/**
 * @generated SignedSource<<aafa3563158869bd15a702d898ca1de5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GraphiQLScreenQuery$variables = Record<PropertyKey, never>;
export type GraphiQLScreenQuery$data = {
  readonly today: string;
};
export type GraphiQLScreenQuery = {
  response: GraphiQLScreenQuery$data;
  variables: GraphiQLScreenQuery$variables;
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
    "name": "GraphiQLScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GraphiQLScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "bb26df2d9e8d0c66d7f6587423aad3a3",
    "id": null,
    "metadata": {},
    "name": "GraphiQLScreenQuery",
    "operationKind": "query",
    "text": "query GraphiQLScreenQuery {\n  today\n}\n"
  }
};
})();

(node as any).hash = "9e796189a8e1c1719809be666f981f61";

export default node;
