/**
 * @generated SignedSource<<c16b5d2ffc94a15fea408e4b30e25650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PayrollBoardState = "EMPTY" | "HELD" | "PROCESSED" | "READY" | "REFUSED";
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
export type PayrollWarning = "NO_RATE" | "NO_W9" | "REJECTED_DAYS" | "UNAPPROVED_DAYS";
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type boardRow_row$data = {
  readonly added: number;
  readonly addedToPay: number;
  readonly backPay: {
    readonly amount: number;
    readonly dayCount: number;
  } | null | undefined;
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly description: string;
    readonly lacksRate: boolean;
    readonly proposedPay: number;
    readonly status: TimeLogStatus | null | undefined;
    readonly worked: boolean;
  }>;
  readonly deductions: ReadonlyArray<{
    readonly description: string;
    readonly due: number;
    readonly floor: number;
    readonly planId: string;
  }>;
  readonly paidBefore: number;
  readonly pendingDays: number;
  readonly reason: string | null | undefined;
  readonly receipts: ReadonlyArray<{
    readonly amount: number;
    readonly id: string;
    readonly isAccountedFor: boolean;
  }>;
  readonly run: {
    readonly awaitsApproval: boolean;
    readonly entries: ReadonlyArray<{
      readonly date: string;
      readonly pay: number;
    }>;
    readonly expenses: number;
    readonly id: string;
    readonly net: number;
    readonly number: number;
    readonly payDate: string;
    readonly replaces: {
      readonly number: number;
    } | null | undefined;
    readonly status: PayrollRunStatus;
    readonly totalPay: number;
    readonly viewerCanMarkPaid: boolean;
  } | null | undefined;
  readonly state: PayrollBoardState;
  readonly user: {
    readonly email: string;
    readonly firstName: string;
    readonly id: string;
    readonly lastName: string;
    readonly name: string;
    readonly viewerCanOpen: boolean;
    readonly viewerCanSetDailyRate: boolean;
  };
  readonly warnings: ReadonlyArray<PayrollWarning>;
  readonly " $fragmentType": "boardRow_row";
};
export type boardRow_row$key = {
  readonly " $data"?: boardRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"boardRow_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "boardRow_row"
};

(node as any).hash = "3e1074eee731bf0a72cfbd407effbb25";

export default node;
