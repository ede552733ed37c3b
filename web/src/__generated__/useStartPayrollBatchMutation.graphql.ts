/**
 * @generated SignedSource<<049934cc1b3e1804838128867e3d8ba3>>
 * @relayHash 69e9982d8fa7cc8b63081e7d3cef957c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ee8eb083edf8347ad7cac607a2fb3279d0f2759a083bfe87cab61a91ddcc22c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_PROCESSED" | "CONFLICT" | "FORBIDDEN" | "INVALID_CREDENTIALS" | "INVALID_TRANSITION" | "LAST_ADMIN" | "LOCKED" | "NOT_FOUND" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "VALIDATION";
export type StartPayrollBatchInput = {
  edits?: ReadonlyArray<PayrollBatchEdit> | null | undefined;
  exclude?: ReadonlyArray<string> | null | undefined;
  expected: PayrollBatchExpectation;
  held?: boolean | null | undefined;
  idempotencyKey: string;
  include?: ReadonlyArray<string> | null | undefined;
  payDate?: string | null | undefined;
  ready?: boolean | null | undefined;
  search?: string | null | undefined;
  weekStart: string;
};
export type PayrollBatchEdit = {
  userId: string;
  weeklyData: ReadonlyArray<PayrollEntryInput>;
};
export type PayrollEntryInput = {
  date: string;
  expenses: number;
  notes?: string | null | undefined;
  pay: number;
};
export type PayrollBatchExpectation = {
  contractors: number;
  totalPay: number;
};
export type useStartPayrollBatchMutation$variables = {
  input: StartPayrollBatchInput;
};
export type useStartPayrollBatchMutation$data = {
  readonly result: {
    readonly error: {
      readonly code: ErrorCode;
      readonly message: string;
      readonly validation: {
        readonly issues: ReadonlyArray<{
          readonly message: string;
          readonly path: ReadonlyArray<string>;
        }>;
      } | null | undefined;
    } | null | undefined;
    readonly payload: {
      readonly batch: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"BatchPanel_batch">;
      };
    } | null | undefined;
  };
};
export type useStartPayrollBatchMutation = {
  response: useStartPayrollBatchMutation$data;
  variables: useStartPayrollBatchMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartPayrollBatchMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startPayrollBatch",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "fragment": (v4/*:: as any*/),
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "validation"
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PayrollBatch",
                  "kind": "LinkedField",
                  "name": "batch",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "BatchPanel_batch"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "StartPayrollBatchPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
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
    "name": "useStartPayrollBatchMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startPayrollBatch",
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
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PayrollBatch",
                "kind": "LinkedField",
                "name": "batch",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "finishedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "done",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refused",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paidTotal",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "createdBy",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "StartPayrollBatchPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ee8eb083edf8347ad7cac607a2fb3279d0f2759a083bfe87cab61a91ddcc22c",
    "metadata": {},
    "name": "useStartPayrollBatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d9268cd88a53b23c9f0cb7c6a2f1ac7";

export default node;
