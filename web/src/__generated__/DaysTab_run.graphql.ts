/**
 * @generated SignedSource<<4bbe2adbd5c1af4ccf3255dbde492547>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type DaysTab_run$data = {
  readonly id: string;
  readonly number: number;
  readonly status: PayrollRunStatus;
  readonly totalPay: number;
  readonly weekStart: string;
  readonly " $fragmentType": "DaysTab_run";
};
export type DaysTab_run$key = {
  readonly " $data"?: DaysTab_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysTab_run">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DaysTab_run"
};

(node as any).hash = "91dc7237b8ccbfe0d0659c37868453da";

export default node;
