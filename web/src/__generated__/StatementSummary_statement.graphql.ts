/**
 * @generated SignedSource<<36f8d6c250f0d79cac022a8022ef26d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementSummary_statement$data = {
  readonly basePay: number;
  readonly expenses: number;
  readonly totalPay: number;
  readonly yearToDate: {
    readonly basePay: number;
    readonly expenses: number;
    readonly paidBefore: number;
    readonly runs: number;
    readonly totalPay: number;
    readonly year: number;
  };
  readonly " $fragmentType": "StatementSummary_statement";
};
export type StatementSummary_statement$key = {
  readonly " $data"?: StatementSummary_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementSummary_statement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basePay",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expenses",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalPay",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementSummary_statement",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatementYearToDate",
      "kind": "LinkedField",
      "name": "yearToDate",
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
          "name": "runs",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidBefore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayStatement",
  "abstractKey": null
};
})();

(node as any).hash = "5cdc85f8cdc3d6d186a2acf4abeef34a";

export default node;
