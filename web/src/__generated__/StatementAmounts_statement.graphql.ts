/**
 * @generated SignedSource<<d2c8b930ff987f8403ac995cd17eee58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollLineClass = "COMPENSATION" | "DEDUCTION" | "REIMBURSEMENT" | "WITHHELD";
export type PayrollLineKind = "ADJUSTMENT" | "DAY_PAY" | "DEDUCTION" | "EXPENSE" | "EXTRA" | "PER_DIEM" | "WITHHOLDING";
import { FragmentRefs } from "relay-runtime";
export type StatementAmounts_statement$data = {
  readonly amounts: {
    readonly deducted: number;
    readonly gross: number;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly description: string;
      readonly kind: PayrollLineKind;
      readonly taxClass: PayrollLineClass;
    }>;
    readonly net: number;
    readonly reimbursed: number;
    readonly withheld: number;
  } | null | undefined;
  readonly balances: ReadonlyArray<{
    readonly after: number;
    readonly before: number;
    readonly description: string;
  }>;
  readonly " $fragmentType": "StatementAmounts_statement";
};
export type StatementAmounts_statement$key = {
  readonly " $data"?: StatementAmounts_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementAmounts_statement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementAmounts_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatementAmounts",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gross",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reimbursed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deducted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withheld",
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
          "concreteType": "PayStatementLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
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
              "name": "taxClass",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
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
      "concreteType": "PayStatementBalance",
      "kind": "LinkedField",
      "name": "balances",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
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

(node as any).hash = "5568d80448bce877a67781409bf822cc";

export default node;
