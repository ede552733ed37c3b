/**
 * @generated SignedSource<<c0b8306620388e65fa23eb1b26d5a5f4>>
 * @relayHash 7e5a4ac62595a601f5b9499850dc4883
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73ce7ed4fb63e77c91f5361f73f821630be019b5bcf75fda1066b067148dc693

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_PROCESSED" | "CONFLICT" | "FORBIDDEN" | "INVALID_CREDENTIALS" | "INVALID_TRANSITION" | "LAST_ADMIN" | "LOCKED" | "NOT_FOUND" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "SECOND_FACTOR_REQUIRED" | "VALIDATION";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
export type DecideDaysInput = {
  days: ReadonlyArray<DayToDecideInput>;
  reason?: string | null | undefined;
  status: TimeLogStatus;
};
export type DayToDecideInput = {
  id: string;
  revision: string;
};
export type useDecideDaysMutation$variables = {
  input: DecideDaysInput;
};
export type useDecideDaysMutation$data = {
  readonly result: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationErrors_error">;
    } | null | undefined;
    readonly outcome: {
      readonly decided: ReadonlyArray<{
        readonly id: string;
        readonly rejectionReason: string | null | undefined;
        readonly revision: string;
        readonly status: TimeLogStatus;
        readonly viewerCanDecide: boolean;
      }>;
      readonly refusals: ReadonlyArray<{
        readonly message: string;
        readonly timeLog: {
          readonly description: string;
          readonly payrollRun: {
            readonly number: number;
          } | null | undefined;
          readonly rejectionReason: string | null | undefined;
          readonly revision: string;
          readonly status: TimeLogStatus;
          readonly viewerCanDecide: boolean;
          readonly worked: boolean;
        } | null | undefined;
        readonly timeLogId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useDecideDaysMutation$rawResponse = {
  readonly result: {
    readonly __typename: "DecideDaysPayload";
    readonly decided: ReadonlyArray<{
      readonly id: string;
      readonly rejectionReason: string | null | undefined;
      readonly revision: string;
      readonly status: TimeLogStatus;
      readonly viewerCanDecide: boolean;
    }>;
    readonly refusals: ReadonlyArray<{
      readonly message: string;
      readonly timeLog: {
        readonly description: string;
        readonly id: string;
        readonly payrollRun: {
          readonly id: string;
          readonly number: number;
        } | null | undefined;
        readonly rejectionReason: string | null | undefined;
        readonly revision: string;
        readonly status: TimeLogStatus;
        readonly viewerCanDecide: boolean;
        readonly worked: boolean;
      } | null | undefined;
      readonly timeLogId: string;
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
export type useDecideDaysMutation = {
  rawResponse: useDecideDaysMutation$rawResponse;
  response: useDecideDaysMutation$data;
  variables: useDecideDaysMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDecide",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeLog",
  "kind": "LinkedField",
  "name": "decided",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeLogId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "worked",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideDaysMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideDays",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v9/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DayRefusal",
                  "kind": "LinkedField",
                  "name": "refusals",
                  "plural": true,
                  "selections": [
                    (v10/*:: as any*/),
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "TimeLog",
                      "kind": "LinkedField",
                      "name": "timeLog",
                      "plural": false,
                      "selections": [
                        (v11/*:: as any*/),
                        (v12/*:: as any*/),
                        (v5/*:: as any*/),
                        (v6/*:: as any*/),
                        (v7/*:: as any*/),
                        (v8/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "PayrollRun",
                          "kind": "LinkedField",
                          "name": "payrollRun",
                          "plural": false,
                          "selections": [
                            (v13/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "DecideDaysPayload",
              "abstractKey": null
            },
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
    "name": "useDecideDaysMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideDays",
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
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DayRefusal",
                "kind": "LinkedField",
                "name": "refusals",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimeLog",
                    "kind": "LinkedField",
                    "name": "timeLog",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PayrollRun",
                        "kind": "LinkedField",
                        "name": "payrollRun",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DecideDaysPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "73ce7ed4fb63e77c91f5361f73f821630be019b5bcf75fda1066b067148dc693",
    "metadata": {},
    "name": "useDecideDaysMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04ea0511c05e86923fe8af2c760f250e";

export default node;
