/**
 * @generated SignedSource<<d9604000d6d1dafca1fd9e94e68d2382>>
 * @relayHash e8f69ce326e34f6daa009cfcaa4ba7b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61f89c3d0f8367bbcf7a6f53504876967719b15743dd3e3382fbdbf43ecce58e

import { ConcreteRequest } from 'relay-runtime';
export type HeldBackQuery$variables = {
  first: number;
  week: string;
};
export type HeldBackQuery$data = {
  readonly payrollBoard: {
    readonly rows: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly reason: string | null | undefined;
          readonly user: {
            readonly id: string;
            readonly name: string;
          };
        };
      }>;
      readonly totalCount: number;
    };
  };
};
export type HeldBackQuery = {
  response: HeldBackQuery$data;
  variables: HeldBackQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "week"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "weekStart",
        "variableName": "week"
      }
    ],
    "concreteType": "PayrollBoard",
    "kind": "LinkedField",
    "name": "payrollBoard",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "first"
          },
          {
            "kind": "Literal",
            "name": "only",
            "value": "HELD"
          }
        ],
        "concreteType": "PayrollBoardRowConnection",
        "kind": "LinkedField",
        "name": "rows",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PayrollBoardRowEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PayrollBoardRow",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
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
                        "name": "id",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HeldBackQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HeldBackQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "61f89c3d0f8367bbcf7a6f53504876967719b15743dd3e3382fbdbf43ecce58e",
    "metadata": {},
    "name": "HeldBackQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "115961542664de5a81ac01a15f71ef78";

export default node;
