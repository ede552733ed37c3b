/**
 * @generated SignedSource<<5ad36fa55e32806085869329a5c82adf>>
 * @relayHash 490da9936a3307f802822006111348fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 716f7a6aae5012269d7428f25a1b209d20fc8ec896467ea18412d85d382233c5

import { ConcreteRequest } from 'relay-runtime';
export type fetchUnpaidRunsQuery$variables = {
  after?: string | null | undefined;
  first: number;
  week: string;
};
export type fetchUnpaidRunsQuery$data = {
  readonly payrollRuns: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly awaitsApproval: boolean;
        readonly id: string;
        readonly net: number;
        readonly number: number;
        readonly payDate: string;
        readonly totalPay: number;
        readonly user: {
          readonly id: string;
          readonly name: string;
        };
        readonly viewerCanMarkPaid: boolean;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type fetchUnpaidRunsQuery = {
  response: fetchUnpaidRunsQuery$data;
  variables: fetchUnpaidRunsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "week"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "endDate",
        "variableName": "week"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "startDate",
        "variableName": "week"
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "PROCESSED"
      }
    ],
    "concreteType": "PayrollRunConnection",
    "kind": "LinkedField",
    "name": "payrollRuns",
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
      {
        "alias": null,
        "args": null,
        "concreteType": "PayrollRunEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PayrollRun",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
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
                "kind": "ScalarField",
                "name": "totalPay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "net",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanMarkPaid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "awaitsApproval",
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
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchUnpaidRunsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchUnpaidRunsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "716f7a6aae5012269d7428f25a1b209d20fc8ec896467ea18412d85d382233c5",
    "metadata": {},
    "name": "fetchUnpaidRunsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "020b2460ed8f235affe73eb71cc85987";

export default node;
