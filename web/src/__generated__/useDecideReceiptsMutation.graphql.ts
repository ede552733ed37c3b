/**
 * @generated SignedSource<<7224f72d875d9efc121072eca039257c>>
 * @relayHash ad8f56b02365ec9d7961bddba98337b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7406161b179ef1f91d42c5c6d33239669a3f7cfd8b78b47515a88e7e813dc90b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_PROCESSED" | "CONFLICT" | "FORBIDDEN" | "INVALID_CREDENTIALS" | "INVALID_TRANSITION" | "LAST_ADMIN" | "LOCKED" | "NOT_FOUND" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "SECOND_FACTOR_REQUIRED" | "VALIDATION";
export type ReceiptStatus = "APPROVED" | "PENDING" | "REJECTED";
export type DecideReceiptsInput = {
  reason?: string | null | undefined;
  receipts: ReadonlyArray<ReceiptToDecideInput>;
  status: ReceiptStatus;
};
export type ReceiptToDecideInput = {
  id: string;
  revision: string;
};
export type useDecideReceiptsMutation$variables = {
  input: DecideReceiptsInput;
};
export type useDecideReceiptsMutation$data = {
  readonly result: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationErrors_error">;
    } | null | undefined;
    readonly outcome: {
      readonly decided: ReadonlyArray<{
        readonly id: string;
        readonly rejectionReason: string | null | undefined;
        readonly revision: string;
        readonly status: ReceiptStatus;
      }>;
      readonly refusals: ReadonlyArray<{
        readonly message: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useDecideReceiptsMutation$rawResponse = {
  readonly result: {
    readonly __typename: "DecideReceiptsPayload";
    readonly decided: ReadonlyArray<{
      readonly id: string;
      readonly rejectionReason: string | null | undefined;
      readonly revision: string;
      readonly status: ReceiptStatus;
    }>;
    readonly refusals: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "ValidationError";
    readonly __isError: "ValidationError";
    readonly code: ErrorCode;
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
    readonly __isError?: string;
    readonly code?: ErrorCode;
    readonly message?: string;
  } | null | undefined;
};
export type useDecideReceiptsMutation = {
  rawResponse: useDecideReceiptsMutation$rawResponse;
  response: useDecideReceiptsMutation$data;
  variables: useDecideReceiptsMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ValidationIssue",
        "kind": "LinkedField",
        "name": "issues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "ValidationError",
    "abstractKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "decided",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectionReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptRefusal",
      "kind": "LinkedField",
      "name": "refusals",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "DecideReceiptsPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideReceiptsMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideReceipts",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationErrors_error",
                  "selections": (v3/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "outcome"
          }
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
    "name": "useDecideReceiptsMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideReceipts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "Error",
            "abstractKey": "__isError"
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7406161b179ef1f91d42c5c6d33239669a3f7cfd8b78b47515a88e7e813dc90b",
    "metadata": {},
    "name": "useDecideReceiptsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ac11bfbdb75883a937e1366d3509ef4";

export default node;
