/**
 * @generated SignedSource<<6a0cba661cf8ff8c284989043550bbf0>>
 * @relayHash 10405020ab5d204d271cd49201436086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d3e3f4f2b93838dcd522c4d64df55682046ba63dbc1975b832909ab2f2ccaa

import { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "CONNECTED" | "DAYS" | "NOTICES" | "PAYROLL" | "PEOPLE" | "TAX_DOCUMENTS";
export type liveChangesSubscription$variables = Record<PropertyKey, never>;
export type liveChangesSubscription$data = {
  readonly changes: {
    readonly kind: ChangeKind;
    readonly userId: string | null | undefined;
    readonly viewer: {
      readonly unreadNotices: number | null | undefined;
    } | null | undefined;
    readonly weekStart: string | null | undefined;
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
  "name": "userId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekStart",
  "storageKey": null
},
v3 = {
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "id": "f3d3e3f4f2b93838dcd522c4d64df55682046ba63dbc1975b832909ab2f2ccaa",
    "metadata": {},
    "name": "liveChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4014abbf0b1b82d6678a057fab8d698b";

export default node;
