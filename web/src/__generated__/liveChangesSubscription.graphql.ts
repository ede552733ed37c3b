/**
 * @generated SignedSource<<c7dddc00880264964f9ff9c5bd710682>>
 * @relayHash 9c029e5429a18c5d9ab989ec22530911
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c2f9df4de04492fac2565a0f7a96faffa28df7974f75e6472a1966d8bc8d66b

import { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "CONNECTED" | "DAYS" | "NOTICES" | "PAYROLL" | "PEOPLE" | "TAX_DOCUMENTS";
export type liveChangesSubscription$variables = Record<PropertyKey, never>;
export type liveChangesSubscription$data = {
  readonly changes: {
    readonly kind: ChangeKind;
  };
};
export type liveChangesSubscription = {
  response: liveChangesSubscription$data;
  variables: liveChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Change",
    "kind": "LinkedField",
    "name": "changes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
    "metadata": null,
    "name": "liveChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8c2f9df4de04492fac2565a0f7a96faffa28df7974f75e6472a1966d8bc8d66b",
    "metadata": {},
    "name": "liveChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "84db60c7e650dfd139b4205da1795965";

export default node;
