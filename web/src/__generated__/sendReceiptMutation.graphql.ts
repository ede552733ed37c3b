/**
 * @generated SignedSource<<cced34e50f9a4f3af893971e5ed86754>>
 * @relayHash 030201343376e2125a9e1d2be861ec85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2049132a06e5ac958488da29467ce4967aefef813f74972da8707887539fe36

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_PROCESSED" | "APPROVAL_REQUIRED" | "CONFLICT" | "FORBIDDEN" | "INVALID_CREDENTIALS" | "INVALID_TRANSITION" | "LAST_ADMIN" | "LOCKED" | "NOT_FOUND" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RETENTION" | "SECOND_FACTOR_REQUIRED" | "VALIDATION";
export type ExpenseCategory = "FUEL" | "LODGING" | "LUMPER" | "MEALS" | "OTHER" | "PARKING" | "REPAIRS" | "SCALE" | "SUPPLIES" | "TOLLS";
export type AddReceiptInput = {
  amount: number;
  category: ExpenseCategory;
  date: string;
  fileId?: string | null | undefined;
  idempotencyKey: string;
  purpose: string;
};
export type sendReceiptMutation$variables = {
  input: AddReceiptInput;
};
export type sendReceiptMutation$data = {
  readonly result: {
    readonly code?: ErrorCode;
    readonly message?: string;
  } | null | undefined;
};
export type sendReceiptMutation = {
  response: sendReceiptMutation$data;
  variables: sendReceiptMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendReceiptMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addReceipt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendReceiptMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addReceipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d2049132a06e5ac958488da29467ce4967aefef813f74972da8707887539fe36",
    "metadata": {},
    "name": "sendReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "834d92ca539f9ed65041806792e8845a";

export default node;
