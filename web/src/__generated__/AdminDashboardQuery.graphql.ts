/**
 * @generated SignedSource<<4fb344ae2ef0e717f39dec10a1142dee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminDashboardQuery$variables = Record<PropertyKey, never>;
export type AdminDashboardQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AdminActivity_query" | "AdminCards_query" | "AdminCharts_query" | "AdminStatus_query">;
};
export type AdminDashboardQuery = {
  response: AdminDashboardQuery$data;
  variables: AdminDashboardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminDashboardQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminStatus_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminCards_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminActivity_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminCharts_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AdminDashboardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminOverview",
        "kind": "LinkedField",
        "name": "adminOverview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingApprovals",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminLogNumbers",
            "kind": "LinkedField",
            "name": "logs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failedOperations",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditLog",
                "kind": "LinkedField",
                "name": "recentActivity",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "entityType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "entityId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "timestamp",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DayCount",
                "kind": "LinkedField",
                "name": "signInsByDay",
                "plural": true,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DayCount",
                "kind": "LinkedField",
                "name": "errorsByDay",
                "plural": true,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalUsers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activeUsers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "archivedUsers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activeContractors",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "67c5c6a489be39423696917871406f97",
    "id": null,
    "metadata": {},
    "name": "AdminDashboardQuery",
    "operationKind": "query",
    "text": "query AdminDashboardQuery {\n  ...AdminStatus_query\n  ...AdminCards_query\n  ...AdminActivity_query\n  ...AdminCharts_query\n}\n\nfragment AdminActivityEntry_log on AuditLog {\n  action\n  entityType\n  entityId\n  timestamp\n  user {\n    name\n    id\n  }\n}\n\nfragment AdminActivity_query on Query {\n  adminOverview {\n    logs {\n      recentActivity {\n        id\n        ...AdminActivityEntry_log\n      }\n    }\n  }\n}\n\nfragment AdminCards_query on Query {\n  adminOverview {\n    totalUsers\n    activeUsers\n    archivedUsers\n    activeContractors\n  }\n}\n\nfragment AdminCharts_query on Query {\n  adminOverview {\n    logs {\n      signInsByDay {\n        day\n        count\n      }\n      errorsByDay {\n        day\n        count\n      }\n    }\n  }\n}\n\nfragment AdminStatus_query on Query {\n  adminOverview {\n    pendingApprovals\n    logs {\n      failedOperations\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cbef9e6a0ea72ed3d7eba9269a312781";

export default node;
