/**
 * @generated SignedSource<<f579a61fdd56cc5f5bd9ea3d594dd9db>>
 * @relayHash c0554377f1762cde83cf8a1cf0feb707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 122ecdf1fc1a4aa88a04157d5928deb7783bbefe84680655dc49d4d2ea9af9f9

import { ConcreteRequest } from 'relay-runtime';
export type DeletionPreviewQuery$variables = {
  id: string;
};
export type DeletionPreviewQuery$data = {
  readonly staffMember: {
    readonly deletionPreview: {
      readonly auditLogs: number;
      readonly keepUntil: string | null | undefined;
      readonly payrollRuns: number;
      readonly reason: string;
      readonly receipts: number;
      readonly taxDocuments: number;
      readonly timeLogs: number;
    };
  } | null | undefined;
  readonly today: string;
};
export type DeletionPreviewQuery = {
  response: DeletionPreviewQuery$data;
  variables: DeletionPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "today",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "DeletionPreview",
  "kind": "LinkedField",
  "name": "deletionPreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeLogs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receipts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payrollRuns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxDocuments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditLogs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keepUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeletionPreviewQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "staffMember",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeletionPreviewQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "staffMember",
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
    ]
  },
  "params": {
    "id": "122ecdf1fc1a4aa88a04157d5928deb7783bbefe84680655dc49d4d2ea9af9f9",
    "metadata": {},
    "name": "DeletionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "140677a7ee3a508341ba49bdc3b7ff88";

export default node;
