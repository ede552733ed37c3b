/**
 * @generated SignedSource<<90d18d0ff962a66e49960757645f87bc>>
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
      readonly kind: PayrollLineKind;
      readonly taxClass: PayrollLineClass;
    }>;
    readonly net: number;
    readonly reimbursed: number;
    readonly withheld: number;
  } | null | undefined;
  readonly " $fragmentType": "StatementAmounts_statement";
};
export type StatementAmounts_statement$key = {
  readonly " $data"?: StatementAmounts_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementAmounts_statement">;
};

const node: ReaderFragment = {
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayStatement",
  "abstractKey": null
};

(node as any).hash = "055b31c2689d6e07a7aa7e4dc03fc6e3";

export default node;
