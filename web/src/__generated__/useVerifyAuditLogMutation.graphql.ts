/**
 * @generated SignedSource<<7fa148a69eaafaef3902ce5575954519>>
 * @relayHash ef74e7141452c93bfcd07ffc454a5c75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6bfeb1deb542e3ad7b0ce3e456b95ed6226c5bc4f5bb30abeb6c46d221ae4bb

import { ConcreteRequest } from 'relay-runtime';
export type useVerifyAuditLogMutation$variables = Record<PropertyKey, never>;
export type useVerifyAuditLogMutation$data = {
  readonly result: {
    readonly verification: {
      readonly entries: number;
      readonly erased: number;
      readonly intact: boolean;
      readonly summary: string;
      readonly verifiedAt: string;
    };
  } | null | undefined;
};
export type useVerifyAuditLogMutation = {
  response: useVerifyAuditLogMutation$data;
  variables: useVerifyAuditLogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": "CheckAuditLogPayload",
    "kind": "LinkedField",
    "name": "checkAuditLog",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditVerification",
        "kind": "LinkedField",
        "name": "verification",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "intact",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entries",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "erased",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "summary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "verifiedAt",
            "storageKey": null
          }
        ],
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
    "name": "useVerifyAuditLogMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVerifyAuditLogMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f6bfeb1deb542e3ad7b0ce3e456b95ed6226c5bc4f5bb30abeb6c46d221ae4bb",
    "metadata": {},
    "name": "useVerifyAuditLogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8d3e0b51649865d24dc26e51a275d67";

export default node;
