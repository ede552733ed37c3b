/**
 * @generated SignedSource<<e6a53eeb8885d11252e71a85c7817d84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type loggedDay_timeLog$data = {
  readonly date: string;
  readonly description: string;
  readonly payrollRun: {
    readonly basePay: number;
    readonly expenses: number;
    readonly id: string;
    readonly number: number;
    readonly payDate: string;
    readonly status: PayrollRunStatus;
    readonly totalPay: number;
  } | null | undefined;
  readonly rejectionReason: string | null | undefined;
  readonly status: TimeLogStatus;
  readonly viewerCanEdit: boolean;
  readonly worked: boolean;
  readonly " $fragmentType": "loggedDay_timeLog";
};
export type loggedDay_timeLog$key = {
  readonly " $data"?: loggedDay_timeLog$data;
  readonly " $fragmentSpreads": FragmentRefs<"loggedDay_timeLog">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "loggedDay_timeLog"
};

(node as any).hash = "ea813569d4074609ca9cd09db23c128e";

export default node;
