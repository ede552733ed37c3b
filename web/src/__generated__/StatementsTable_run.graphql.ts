/**
 * @generated SignedSource<<1d77c4da1f051d08e6844142a495430c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementsTable_run$data = {
  readonly basePay: number;
  readonly expenses: number;
  readonly id: string;
  readonly number: number;
  readonly payDate: string;
  readonly totalPay: number;
  readonly weekStart: string;
  readonly " $fragmentSpreads": FragmentRefs<"RunState_run">;
  readonly " $fragmentType": "StatementsTable_run";
};
export type StatementsTable_run$key = {
  readonly " $data"?: StatementsTable_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementsTable_run">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatementsTable_run"
};

(node as any).hash = "d46c9ba33d946a410232f6a651ac9aed";

export default node;
