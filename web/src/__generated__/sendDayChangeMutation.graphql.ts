/**
 * @generated SignedSource<<7b6e1eac0a338f9dd9cf980b4b4193d3>>
 * @relayHash 29e77c17eb544be11c5c04ff366f1fc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 720de550db80edb5584f7ec31771d0006570802572d94f5aa78a558e5d6ab01b

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_PROCESSED" | "APPROVAL_REQUIRED" | "CONFLICT" | "FORBIDDEN" | "INVALID_CREDENTIALS" | "INVALID_TRANSITION" | "LAST_ADMIN" | "LOCKED" | "NOT_FOUND" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RETENTION" | "SECOND_FACTOR_REQUIRED" | "VALIDATION";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
export type UpdateTimeLogInput = {
  date?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  rejectionReason?: string | null | undefined;
  status?: TimeLogStatus | null | undefined;
  worked?: boolean | null | undefined;
};
export type sendDayChangeMutation$variables = {
  input: UpdateTimeLogInput;
};
export type sendDayChangeMutation$data = {
  readonly result: {
    readonly code?: ErrorCode;
    readonly message?: string;
  } | null | undefined;
};
export type sendDayChangeMutation = {
  response: sendDayChangeMutation$data;
  variables: sendDayChangeMutation$variables;
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
    "name": "sendDayChangeMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTimeLog",
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
    "name": "sendDayChangeMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTimeLog",
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
    "id": "720de550db80edb5584f7ec31771d0006570802572d94f5aa78a558e5d6ab01b",
    "metadata": {},
    "name": "sendDayChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee0cbb2b9901ce47d6c95b4625f1b024";

export default node;
