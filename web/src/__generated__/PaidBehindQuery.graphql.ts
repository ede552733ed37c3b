/**
 * @generated SignedSource<<3ccff7c36681305c8469db3a54de6860>>
 * @relayHash cd8304f59bbcebc528a45ddfdd1ba07e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c42bdd56bb5f566ade2832eadb7fac4e797dbafbef3144c4067b36efb721349f

import { ConcreteRequest } from 'relay-runtime';
export type PaidBehindQuery$variables = {
  userId: string;
  year: number;
};
export type PaidBehindQuery$data = {
  readonly taxSeason: {
    readonly row: {
      readonly runs: ReadonlyArray<{
        readonly basePay: number;
        readonly bonuses: number;
        readonly id: string;
        readonly number: number;
        readonly payDate: string;
        readonly weekStart: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type PaidBehindQuery = {
  response: PaidBehindQuery$data;
  variables: PaidBehindQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "year"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "year",
        "variableName": "year"
      }
    ],
    "concreteType": "TaxSeason",
    "kind": "LinkedField",
    "name": "taxSeason",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "userId",
            "variableName": "userId"
          }
        ],
        "concreteType": "TaxSeasonRow",
        "kind": "LinkedField",
        "name": "row",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PayrollRun",
            "kind": "LinkedField",
            "name": "runs",
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
                "name": "number",
                "storageKey": null
              },
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
                "name": "payDate",
                "storageKey": null
              },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PaidBehindQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaidBehindQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c42bdd56bb5f566ade2832eadb7fac4e797dbafbef3144c4067b36efb721349f",
    "metadata": {},
    "name": "PaidBehindQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f5e84a26518b59faffc3029f409c372";

export default node;
