/**
 * @generated SignedSource<<cb08c3890cd26ac6f8788e6f4bae60db>>
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

(node as any).hash = "0674548a0aaacb32c0f5b975c7a66b37";

export default node;
