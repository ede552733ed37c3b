/**
 * @generated SignedSource<<e9e72e304fcbb4f0ff36ac771d7fa525>>
 * @relayHash 86257751410e21d4f0f75b1f827bb72d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 557ff7f3766c4682fb6759daaaeb5ebb5f0d4d455136ee5e899633dea0f58dcd

import { ConcreteRequest } from 'relay-runtime';
export type NoticeBellQuery$variables = Record<PropertyKey, never>;
export type NoticeBellQuery$data = {
  readonly viewer: {
    readonly unreadNotices: number | null | undefined;
  } | null | undefined;
};
export type NoticeBellQuery = {
  response: NoticeBellQuery$data;
  variables: NoticeBellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotices",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoticeBellQuery",
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
    "name": "NoticeBellQuery",
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
    "id": "557ff7f3766c4682fb6759daaaeb5ebb5f0d4d455136ee5e899633dea0f58dcd",
    "metadata": {},
    "name": "NoticeBellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2850971f75c2e88c9386e846377d4562";

export default node;
