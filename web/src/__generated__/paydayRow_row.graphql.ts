/**
 * @generated SignedSource<<bc443cc699991ebfd8f0ae26da815c13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PayrollIssue = "ABOVE_LIMIT" | "AWAITING_SECOND_PERSON" | "BACK_PAY" | "HELD_BACK" | "LATE" | "LEFT_OUT" | "NO_RATE" | "NO_W9" | "UNAPPROVED_DAYS" | "UNAPPROVED_RECEIPTS";
import { FragmentRefs } from "relay-runtime";
export type paydayRow_row$data = {
  readonly amountAtStake: number | null | undefined;
  readonly backPay: {
    readonly amount: number;
    readonly dayCount: number;
  } | null | undefined;
  readonly heldReason: string | null | undefined;
  readonly issues: ReadonlyArray<PayrollIssue>;
  readonly undecidedDays: ReadonlyArray<{
    readonly date: string;
    readonly description: string;
    readonly id: string;
    readonly revision: string;
    readonly viewerCanDecide: boolean;
  }>;
  readonly undecidedReceipts: ReadonlyArray<{
    readonly amount: number;
    readonly id: string;
  }>;
  readonly user: {
    readonly email: string;
    readonly id: string;
    readonly name: string;
    readonly viewerCanRequestW9: boolean;
    readonly viewerCanSetDailyRate: boolean;
    readonly w9RequestedAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  };
  readonly " $fragmentType": "paydayRow_row";
};
export type paydayRow_row$key = {
  readonly " $data"?: paydayRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"paydayRow_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paydayRow_row"
};

(node as any).hash = "91420f6252d3b85e2eb7bd56fd4d9249";

export default node;
