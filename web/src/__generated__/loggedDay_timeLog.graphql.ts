/**
 * @generated SignedSource<<e5ae3e051c75710321ddf669628b17e7>>
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
    readonly bonuses: number;
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

(node as any).hash = "0aefa7f4789e5441a0100a80bec7ab9d";

export default node;
