/**
 * @generated SignedSource<<351c41100cc347e0b6bf8fdfcdb93a0f>>
 * @relayHash daed0b8aa54cc188eb7a75af66934235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87705df779ed52e2065b9744d9dc9fd84f75935ef639cfd937ea8432c056128a

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_PROCESSED" | "APPROVAL_REQUIRED" | "CONFLICT" | "FORBIDDEN" | "INVALID_CREDENTIALS" | "INVALID_TRANSITION" | "LAST_ADMIN" | "LOCKED" | "NOT_FOUND" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RETENTION" | "SECOND_FACTOR_REQUIRED" | "VALIDATION";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
export type LogDayInput = {
  date: string;
  description?: string | null | undefined;
  status?: TimeLogStatus | null | undefined;
  userId?: string | null | undefined;
  worked: boolean;
};
export type sendDayAddMutation$variables = {
  input: LogDayInput;
};
export type sendDayAddMutation$data = {
  readonly result: {
    readonly code?: ErrorCode;
    readonly message?: string;
  } | null | undefined;
};
export type sendDayAddMutation = {
  response: sendDayAddMutation$data;
  variables: sendDayAddMutation$variables;
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
    "name": "sendDayAddMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "logDay",
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
    "name": "sendDayAddMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "logDay",
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
    "id": "87705df779ed52e2065b9744d9dc9fd84f75935ef639cfd937ea8432c056128a",
    "metadata": {},
    "name": "sendDayAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "903e084dd3330c4fe47f6d449aaa9f6b";

export default node;
