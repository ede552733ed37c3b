/**
 * @generated SignedSource<<8d17024d72ed464b087fdf33b4a6d1a1>>
 * @relayHash 79a243f7a1027d10dff999261fc0f2e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81fff1a15736fdc530a2b8a67f0bdf4854deb06b256a5157d2a4dc2cce488f6c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
export type TimeLogsScreenQuery$variables = {
  endDate?: string | null | undefined;
  foundDays: number;
  isFiltered: boolean;
  loggedDays: number;
  startDate?: string | null | undefined;
  status?: TimeLogStatus | null | undefined;
  userId: string;
};
export type TimeLogsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TimeLogWeeks_receipts" | "TimeLogsScreen_query">;
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
  "name": "isFiltered"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "loggedDays"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startDate"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v7 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysWorked",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earned",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expenses",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "kind": "Variable",
  "name": "endDate",
  "variableName": "endDate"
},
v15 = {
  "kind": "Variable",
  "name": "startDate",
  "variableName": "startDate"
},
v16 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v18 = [
  (v14/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "foundDays"
  },
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v7/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v24 = {
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
        (v19/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "worked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        (v20/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PayrollRun",
          "kind": "LinkedField",
          "name": "payrollRun",
          "plural": false,
          "selections": [
            (v13/*:: as any*/),
            (v23/*:: as any*/),
            (v20/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "basePay",
              "storageKey": null
            },
            (v11/*:: as any*/),
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
            }
          ],
          "storageKey": null
        },
        (v13/*:: as any*/),
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
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasNextPage",
  "storageKey": null
},
v26 = {
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
    (v25/*:: as any*/)
  ],
  "storageKey": null
},
v27 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "loggedDays"
  },
  (v7/*:: as any*/)
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TimeLogsScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TimeLogsScreen_query"
      },
      {
        "args": [
          (v7/*:: as any*/)
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
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
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
                  (v8/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
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
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PayTotals",
                "kind": "LinkedField",
                "name": "yearToDate",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
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
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "counts",
        "args": [
          (v14/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "concreteType": "TimeLogConnection",
        "kind": "LinkedField",
        "name": "timeLogs",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
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
        "condition": "isFiltered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "TimeLogConnection",
            "kind": "LinkedField",
            "name": "timeLogs",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v24/*:: as any*/),
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v18/*:: as any*/),
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
        "args": (v27/*:: as any*/),
        "concreteType": "TimeLogConnection",
        "kind": "LinkedField",
        "name": "timeLogs",
        "plural": false,
        "selections": [
          (v24/*:: as any*/),
          (v26/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "weeks",
        "args": (v27/*:: as any*/),
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
          (v7/*:: as any*/)
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
              (v25/*:: as any*/)
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
                  (v13/*:: as any*/),
                  (v19/*:: as any*/),
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
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
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
                  (v22/*:: as any*/),
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
                      (v13/*:: as any*/),
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
                    "concreteType": "Receipt",
                    "kind": "LinkedField",
                    "name": "sameFileAs",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
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
                      (v23/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "81fff1a15736fdc530a2b8a67f0bdf4854deb06b256a5157d2a4dc2cce488f6c",
    "metadata": {},
    "name": "TimeLogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99257f683d5929ba65a875d9b8a30183";

export default node;
