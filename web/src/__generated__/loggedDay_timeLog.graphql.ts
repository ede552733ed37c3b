/**
 * @generated SignedSource<<e2a16e0cdcbf94b5041f76aa1061e292>>
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
    readonly payment: {
      readonly date: string;
    } | null | undefined;
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

(node as any).hash = "1535dc39b30f5e08bc9d990bcc8d36b5";

export default node;
