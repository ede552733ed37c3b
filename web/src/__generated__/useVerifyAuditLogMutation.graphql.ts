/**
 * @generated SignedSource<<6329a80382dbc71b981893ed4089aae6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useVerifyAuditLogMutation$variables = Record<PropertyKey, never>;
export type useVerifyAuditLogMutation$data = {
  readonly result: {
    readonly entries: number;
    readonly intact: boolean;
    readonly summary: string;
    readonly verifiedAt: string;
  };
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
    "cacheID": "928336954a60d12b5d17222109cb8abd",
    "id": null,
    "metadata": {},
    "name": "useVerifyAuditLogMutation",
    "operationKind": "mutation",
    "text": "mutation useVerifyAuditLogMutation {\n  result: verifyAuditLog {\n    intact\n    entries\n    summary\n    verifiedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "750d9e1d652b7fee1131f6b1656df130";

export default node;
