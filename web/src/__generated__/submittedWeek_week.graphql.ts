/**
 * @generated SignedSource<<bc16a6a20a23ae79854e97fc72491176>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ReceiptStatus = "APPROVED" | "PENDING" | "REJECTED";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type submittedWeek_week$data = {
  readonly dayRates: ReadonlyArray<number>;
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly description: string;
    readonly id: string;
    readonly payrollRun: {
      readonly number: number;
    } | null | undefined;
    readonly rejectionReason: string | null | undefined;
    readonly revision: string;
    readonly status: TimeLogStatus;
    readonly viewerCanDecide: boolean;
    readonly worked: boolean;
  }>;
  readonly pendingDays: number;
  readonly pendingReceipts: number;
  readonly reason: string | null | undefined;
  readonly receipts: ReadonlyArray<{
    readonly amount: number;
    readonly id: string;
    readonly payrollRun: {
      readonly number: number;
    } | null | undefined;
    readonly status: ReceiptStatus;
    readonly " $fragmentSpreads": FragmentRefs<"receiptRow_receipt">;
  }>;
  readonly submittedAt: string;
  readonly user: {
    readonly dailyRate: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  };
  readonly usual: {
    readonly fewestDays: number;
    readonly mostDays: number;
    readonly mostExpenses: number;
    readonly routes: ReadonlyArray<string>;
  } | null | undefined;
  readonly viewerCanDecide: boolean;
  readonly weekStart: string;
  readonly " $fragmentType": "submittedWeek_week";
};
export type submittedWeek_week$key = {
  readonly " $data"?: submittedWeek_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"submittedWeek_week">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "submittedWeek_week"
};

(node as any).hash = "f8f7e242ced18d01c78ddff7275c3537";

export default node;
