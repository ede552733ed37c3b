/**
 * @generated SignedSource<<69279b54ff9e57d2557ba7d75e0903eb>>
 * @relayHash e23e83934f0e8174c4ff7be2ab1157d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c19dd2bf717194f663e7c4e96890bde08f6748a0ead120011831e17b59a2a759

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
    "kind": "Variable",
    "name": "year",
    "variableName": "year"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "PayrollRun",
  "kind": "LinkedField",
  "name": "runs",
  "plural": true,
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PaidBehindQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TaxSeason",
        "kind": "LinkedField",
        "name": "taxSeason",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "TaxSeasonRow",
            "kind": "LinkedField",
            "name": "row",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaidBehindQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TaxSeason",
        "kind": "LinkedField",
        "name": "taxSeason",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "TaxSeasonRow",
            "kind": "LinkedField",
            "name": "row",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c19dd2bf717194f663e7c4e96890bde08f6748a0ead120011831e17b59a2a759",
    "metadata": {},
    "name": "PaidBehindQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f5e84a26518b59faffc3029f409c372";

export default node;
