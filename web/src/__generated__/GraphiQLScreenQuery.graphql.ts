/**
 * @generated SignedSource<<29760f9f5dc5ea4b0981e67ec838697a>>
 * @relayHash bb26df2d9e8d0c66d7f6587423aad3a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02e6770654df33b6478bd51414f9c390894cc12a16d0571be41e0325f4796f6

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
    "id": "c02e6770654df33b6478bd51414f9c390894cc12a16d0571be41e0325f4796f6",
    "metadata": {},
    "name": "GraphiQLScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e796189a8e1c1719809be666f981f61";

export default node;
