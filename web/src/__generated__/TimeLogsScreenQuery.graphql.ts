/**
 * @generated SignedSource<<85d99ebd3932d4a6e67b9c73ab6585e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
export type TimeLogsScreenQuery$variables = {
  endDate?: string | null | undefined;
  isFiltered: boolean;
  startDate?: string | null | undefined;
  status?: TimeLogStatus | null | undefined;
  userId: string;
};
export type TimeLogsScreenQuery$data = {
  readonly found?: {
    readonly " $fragmentSpreads": FragmentRefs<"FoundDays_query">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PaySummary_user">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TimeLogCounts_query" | "TimeLogWeeks_query">;
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
  "name": "isFiltered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startDate"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v5 = {
  "kind": "Variable",
  "name": "endDate",
  "variableName": "endDate"
},
v6 = {
  "kind": "Variable",
  "name": "startDate",
  "variableName": "startDate"
},
v7 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v8 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v9 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysWorked",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earned",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expenses",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
},
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
  "name": "totalCount",
  "storageKey": null
},
v17 = [
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v19 = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
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
        (v18/*:: as any*/),
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
          "name": "viewerCanEdit",
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
            (v15/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v18/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "basePay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bonuses",
              "storageKey": null
            },
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
v20 = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaySummary_user"
          }
        ],
        "storageKey": null
      },
      {
        "args": (v9/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "TimeLogCounts_query"
      },
      {
        "condition": "isFiltered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v9/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "FoundDays_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "found"
          }
        ]
      },
      {
        "args": [
          (v8/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "TimeLogWeeks_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
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
                  (v10/*:: as any*/),
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "counts",
        "args": [
          (v5/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "concreteType": "TimeLogConnection",
        "kind": "LinkedField",
        "name": "timeLogs",
        "plural": false,
        "selections": [
          (v16/*:: as any*/),
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
            "args": (v17/*:: as any*/),
            "concreteType": "TimeLogConnection",
            "kind": "LinkedField",
            "name": "timeLogs",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v17/*:: as any*/),
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
        "args": (v21/*:: as any*/),
        "concreteType": "TimeLogConnection",
        "kind": "LinkedField",
        "name": "timeLogs",
        "plural": false,
        "selections": [
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "weeks",
        "args": (v21/*:: as any*/),
        "filters": [
          "userId"
        ],
        "handle": "connection",
        "key": "TimeLogWeeks_weeks",
        "kind": "LinkedHandle",
        "name": "timeLogs"
      }
    ]
  },
  "params": {
    "cacheID": "0dabd7db2d12d3805dacc100c5f079d8",
    "id": null,
    "metadata": {},
    "name": "TimeLogsScreenQuery",
    "operationKind": "query",
    "text": "query TimeLogsScreenQuery(\n  $userId: ID!\n  $status: TimeLogStatus\n  $startDate: Date\n  $endDate: Date\n  $isFiltered: Boolean!\n) {\n  viewer {\n    ...PaySummary_user\n    id\n  }\n  ...TimeLogCounts_query_3FKRGH\n  ...FoundDays_query_3FKRGH @include(if: $isFiltered)\n  ...TimeLogWeeks_query_1xxw8p\n}\n\nfragment FoundDays_query_3FKRGH on Query {\n  timeLogs(first: 20, userId: $userId, status: $status, startDate: $startDate, endDate: $endDate) {\n    totalCount\n    edges {\n      node {\n        ...loggedDay_timeLog\n        id\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment PaySummary_user on User {\n  paySummary {\n    weekly {\n      period\n      startDate\n      endDate\n      daysWorked\n      earned\n      expenses\n      paid\n    }\n    monthly {\n      period\n      daysWorked\n      earned\n      expenses\n      paid\n    }\n    yearToDate {\n      daysWorked\n      earned\n      expenses\n      paid\n    }\n  }\n}\n\nfragment TimeLogCounts_query_3FKRGH on Query {\n  counts: timeLogs(first: 1, userId: $userId, status: $status, startDate: $startDate, endDate: $endDate) {\n    totalCount\n    approvedCount\n    pendingCount\n    rejectedCount\n  }\n}\n\nfragment TimeLogWeeks_query_1xxw8p on Query {\n  today\n  weeks: timeLogs(first: 100, userId: $userId) {\n    edges {\n      node {\n        ...loggedDay_timeLog\n        id\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment loggedDay_timeLog on TimeLog {\n  date\n  worked\n  description\n  status\n  rejectionReason\n  viewerCanEdit\n  payrollRun {\n    id\n    number\n    status\n    basePay\n    bonuses\n    totalPay\n    payDate\n  }\n}\n"
  }
};
})();

(node as any).hash = "f6d06d70d33a01bb01d0a5a5a347fc14";

export default node;
