/**
 * @generated SignedSource<<8a16c6385c6929204acecbf060467b99>>
 * @relayHash 8268305d03cb8e33bbbe113051847017
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 442f11f7553ed225dd6d659016136bee20812bb5638b7e42868716824d7cc205

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
export type TimeLogsScreenQuery$variables = {
  endDate?: string | null | undefined;
  foundDays: number;
  isApprover: boolean;
  isFiltered: boolean;
  loggedDays: number;
  startDate?: string | null | undefined;
  status?: TimeLogStatus | null | undefined;
  teamAfter?: string | null | undefined;
  teamFirst: number;
  teamWeek?: string | null | undefined;
  userId: string;
};
export type TimeLogsScreenQuery$data = {
  readonly team?: {
    readonly " $fragmentSpreads": FragmentRefs<"TeamWeek_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TimeLogWeeks_query" | "TimeLogWeeks_receipts" | "TimeLogsScreen_refresh">;
};
export type TimeLogsScreenQuery = {
  response: TimeLogsScreenQuery$data;
  variables: TimeLogsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endDate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "foundDays"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isApprover"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFiltered"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "loggedDays"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startDate"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamAfter"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamFirst"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamWeek"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v11 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "teamAfter"
},
v12 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "teamFirst"
},
v13 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v14 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "loggedDays"
  },
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysWorked",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earned",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expenses",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
},
v21 = [
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/)
],
v22 = {
  "kind": "Variable",
  "name": "endDate",
  "variableName": "endDate"
},
v23 = {
  "kind": "Variable",
  "name": "startDate",
  "variableName": "startDate"
},
v24 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "worked",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeLogEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeLog",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        (v28/*:: as any*/),
        (v29/*:: as any*/),
        (v30/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PayrollRun",
          "kind": "LinkedField",
          "name": "payrollRun",
          "plural": false,
          "selections": [
            (v15/*:: as any*/),
            (v31/*:: as any*/),
            (v28/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "basePay",
              "storageKey": null
            },
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalPay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Payment",
              "kind": "LinkedField",
              "name": "payment",
              "plural": false,
              "selections": [
                (v26/*:: as any*/),
                (v15/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasNextPage",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    (v33/*:: as any*/)
  ],
  "storageKey": null
},
v35 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__id",
      "storageKey": null
    }
  ]
},
v36 = [
  (v22/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "foundDays"
  },
  (v23/*:: as any*/),
  (v24/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TimeLogsScreenQuery",
    "selections": [
      {
        "condition": "isApprover",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    {
                      "kind": "Variable",
                      "name": "week",
                      "variableName": "teamWeek"
                    }
                  ],
                  "kind": "FragmentSpread",
                  "name": "TeamWeek_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "team"
          }
        ]
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TimeLogsScreen_refresh"
      },
      {
        "args": (v14/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "TimeLogWeeks_query"
      },
      {
        "args": [
          (v13/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "TimeLogWeeks_receipts"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v10/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TimeLogsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaySummary",
            "kind": "LinkedField",
            "name": "paySummary",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PayTotals",
                "kind": "LinkedField",
                "name": "weekly",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endDate",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PayTotals",
                "kind": "LinkedField",
                "name": "monthly",
                "plural": true,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PayTotals",
                "kind": "LinkedField",
                "name": "yearToDate",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paidBefore",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startsOn",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "counts",
        "args": [
          (v22/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "concreteType": "TimeLogConnection",
        "kind": "LinkedField",
        "name": "timeLogs",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "approvedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rejectedCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "today",
        "storageKey": null
      },
      {
        "alias": "weeks",
        "args": (v14/*:: as any*/),
        "concreteType": "TimeLogConnection",
        "kind": "LinkedField",
        "name": "timeLogs",
        "plural": false,
        "selections": [
          (v32/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "weeks",
        "args": (v14/*:: as any*/),
        "filters": [
          "userId"
        ],
        "handle": "connection",
        "key": "TimeLogWeeks_weeks",
        "kind": "LinkedHandle",
        "name": "timeLogs"
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          (v13/*:: as any*/)
        ],
        "concreteType": "ReceiptConnection",
        "kind": "LinkedField",
        "name": "receipts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              (v33/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReceiptEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Receipt",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "purpose",
                    "storageKey": null
                  },
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "revision",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "needsFile",
                    "storageKey": null
                  },
                  (v30/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanDecide",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReceiptFile",
                    "kind": "LinkedField",
                    "name": "file",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "duplicateHints",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PayrollRun",
                    "kind": "LinkedField",
                    "name": "payrollRun",
                    "plural": false,
                    "selections": [
                      (v31/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v35/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isApprover",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "Literal",
                "name": "status",
                "value": "active"
              }
            ],
            "concreteType": "UserConnection",
            "kind": "LinkedField",
            "name": "contractors",
            "plural": false,
            "selections": [
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "UserEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanOpen",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Variable",
                            "name": "weekStart",
                            "variableName": "teamWeek"
                          }
                        ],
                        "concreteType": "LoggedWeek",
                        "kind": "LinkedField",
                        "name": "loggedWeek",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "weekStart",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "workedDays",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ScheduleDay",
                            "kind": "LinkedField",
                            "name": "days",
                            "plural": true,
                            "selections": [
                              (v26/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/)
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
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isFiltered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v36/*:: as any*/),
            "concreteType": "TimeLogConnection",
            "kind": "LinkedField",
            "name": "timeLogs",
            "plural": false,
            "selections": [
              (v25/*:: as any*/),
              (v32/*:: as any*/),
              (v34/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v36/*:: as any*/),
            "filters": [
              "userId",
              "status",
              "startDate",
              "endDate"
            ],
            "handle": "connection",
            "key": "FoundDays_timeLogs",
            "kind": "LinkedHandle",
            "name": "timeLogs"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "442f11f7553ed225dd6d659016136bee20812bb5638b7e42868716824d7cc205",
    "metadata": {},
    "name": "TimeLogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd987834395f893ef0f6a13f6c909128";

export default node;
