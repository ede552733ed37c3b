/**
 * @generated SignedSource<<7e64130d93cb1b8716b915cabfb4e9e0>>
 * @relayHash 44ebd1aff625d67b6cf81ee8297b13f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87df9c25b32acb78fd6314f1ea2cddd59899639e44408b47e61bec3ea372a4d2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HrDashboardQuery$variables = Record<PropertyKey, never>;
export type HrDashboardQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HrDashboard_query" | "HrDashboard_refresh">;
};
export type HrDashboardQuery = {
  response: HrDashboardQuery$data;
  variables: HrDashboardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v4 = [
  (v0/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HrDashboardQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HrDashboard_refresh"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HrDashboard_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HrDashboardQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "newcomers",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startsOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Invitation",
                    "kind": "LinkedField",
                    "name": "invitation",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isSent",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isExpired",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "w9RequestedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanRequestW9",
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
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mailFailedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OnboardingStep",
                    "kind": "LinkedField",
                    "name": "onboarding",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDone",
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
        "storageKey": "newcomers(first:50)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffOverview",
        "kind": "LinkedField",
        "name": "staffOverview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activeContractors",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activeStaff",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inactiveStaff",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "outside",
        "args": [
          (v3/*:: as any*/),
          {
            "kind": "Literal",
            "name": "step",
            "value": "SIGNED_IN"
          }
        ],
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "newcomers",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "newcomers(first:1,step:\"SIGNED_IN\")"
      },
      {
        "alias": "w9",
        "args": [
          (v3/*:: as any*/),
          {
            "kind": "Literal",
            "name": "step",
            "value": "W9"
          }
        ],
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "newcomers",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "newcomers(first:1,step:\"W9\")"
      },
      {
        "alias": "bank",
        "args": [
          (v3/*:: as any*/),
          {
            "kind": "Literal",
            "name": "step",
            "value": "BANK_ACCOUNT"
          }
        ],
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "newcomers",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "newcomers(first:1,step:\"BANK_ACCOUNT\")"
      },
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
            "args": [
              (v3/*:: as any*/)
            ],
            "concreteType": "LoggedWeekConnection",
            "kind": "LinkedField",
            "name": "loggedWeeks",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LoggedWeekEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "loggedWeeks(first:1)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PayrollRun",
            "kind": "LinkedField",
            "name": "latestRuns",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DaySummary",
            "kind": "LinkedField",
            "name": "daySummary",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "year",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "approvedDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pendingDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rejectedDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "estimatedEarnings",
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
    "id": "87df9c25b32acb78fd6314f1ea2cddd59899639e44408b47e61bec3ea372a4d2",
    "metadata": {},
    "name": "HrDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6180bfdd10f2d8c388d7cb016ff4047";

export default node;
