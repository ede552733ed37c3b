/**
 * @generated SignedSource<<8efce9a848a2e3764d7b1418e279a2d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementsTable_run$data = {
  readonly basePay: number;
  readonly bonuses: number;
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

(node as any).hash = "6de7cc7e75da479fc4e769a81e086e50";

export default node;
