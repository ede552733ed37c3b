/**
 * @generated SignedSource<<f9be09546e58d19d1a1b1dad0bf2f553>>
 * @relayHash 27ee5e9073cf5f55da72c02593fbda77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d03bc1a2b3ee94eca0a9375cd96c4cf6bba059954d43c4ccae1dcc343ae6d630

import { ConcreteRequest } from 'relay-runtime';
export type useVerifyAuditLogMutation$variables = Record<PropertyKey, never>;
export type useVerifyAuditLogMutation$data = {
  readonly result: {
    readonly entries: number;
    readonly erased: number;
    readonly intact: boolean;
    readonly summary: string;
    readonly verifiedAt: string;
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
    "concreteType": "AuditVerification",
    "kind": "LinkedField",
    "name": "verifyAuditLog",
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
    "id": "d03bc1a2b3ee94eca0a9375cd96c4cf6bba059954d43c4ccae1dcc343ae6d630",
    "metadata": {},
    "name": "useVerifyAuditLogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9fddf28aecc1d5c92f942b9f1a486e6";

export default node;
