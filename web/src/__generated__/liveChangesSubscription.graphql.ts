/**
 * @generated SignedSource<<9d24161bd9f836b14aea4f9cf2b13a4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "CONNECTED" | "DAYS" | "PAYROLL" | "PEOPLE" | "TAX_DOCUMENTS";
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
    "cacheID": "9c029e5429a18c5d9ab989ec22530911",
    "id": null,
    "metadata": {},
    "name": "liveChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription liveChangesSubscription {\n  changes {\n    kind\n  }\n}\n"
  }
};
})();

(node as any).hash = "84db60c7e650dfd139b4205da1795965";

export default node;
