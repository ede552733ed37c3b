/**
 * @generated SignedSource<<aaa6450ad13f9d7844eb7926858fca5c>>
 * @relayHash a7253a4028eaa707f77eae899e874257
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fad5b9d39833734cb50726f445752de4e0aafaea576bfd6f929bfb779993365c

import { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "CONNECTED" | "DAYS" | "NOTICES" | "PAYROLL" | "PEOPLE" | "TAX_DOCUMENTS";
export type liveChangesSubscription$variables = Record<PropertyKey, never>;
export type liveChangesSubscription$data = {
  readonly changes: {
    readonly kind: ChangeKind;
    readonly viewer: {
      readonly unreadNotices: number | null | undefined;
    } | null | undefined;
  };
};
export type liveChangesSubscription = {
  response: liveChangesSubscription$data;
  variables: liveChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
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
    "name": "liveChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Change",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Change",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fad5b9d39833734cb50726f445752de4e0aafaea576bfd6f929bfb779993365c",
    "metadata": {},
    "name": "liveChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4f0557598db391b038c6cca0fbbcc4fe";

export default node;
