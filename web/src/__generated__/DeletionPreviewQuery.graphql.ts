/**
 * @generated SignedSource<<c37f15baf6b5840b1709e6550b1511ef>>
 * @relayHash 486debb01098e6c6b6b3efec69f080e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5683ebfaa7fab5b492c68b10b23129821b23629c2fb91b7f07a4135f133e477d

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
    "id": "5683ebfaa7fab5b492c68b10b23129821b23629c2fb91b7f07a4135f133e477d",
    "metadata": {},
    "name": "DeletionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41d34df0610abc86dcec834ce955d231";

export default node;
