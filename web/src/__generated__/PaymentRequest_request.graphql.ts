/**
 * @generated SignedSource<<d785723c35df9bd2e7e141104fd15068>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalRequestKind = "CHANGE_LIMIT" | "DELETE_USER" | "ENTER_DEDUCTION" | "ENTER_OPENING_BALANCE" | "GIVE_ADVANCE" | "MAKE_BANK_FILE" | "RECORD_PAYMENT" | "SET_BANK_ACCOUNT" | "SET_COMPANY_BANK";
export type BankFileFormat = "CSV" | "NACHA";
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
import { FragmentRefs } from "relay-runtime";
export type PaymentRequest_request$data = {
  readonly about: {
    readonly name: string;
  } | null | undefined;
  readonly advanceFor: string | null | undefined;
  readonly advanceWeekly: number | null | undefined;
  readonly amount: number | null | undefined;
  readonly approvalIssue: string | null | undefined;
  readonly askedBy: string;
  readonly bankDetails: string | null | undefined;
  readonly bankFileEffectiveOn: string | null | undefined;
  readonly bankFileFormat: BankFileFormat | null | undefined;
  readonly bankFileWeek: string | null | undefined;
  readonly deletionOf: string | null | undefined;
  readonly deletionReason: string | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly kind: ApprovalRequestKind;
  readonly limitChange: string | null | undefined;
  readonly openingDetails: string | null | undefined;
  readonly paymentDate: string | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly paymentReference: string | null | undefined;
  readonly secondPersonIssue: string | null | undefined;
  readonly viewerCanDecide: boolean;
  readonly viewerCanDecline: boolean;
  readonly viewerCanWithdraw: boolean;
  readonly wanted: ReadonlyArray<{
    readonly account: {
      readonly isNew: boolean;
      readonly maskedAccountNumber: string;
      readonly sharedWith: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
    readonly run: {
      readonly id: string;
      readonly net: number;
      readonly number: number;
      readonly user: {
        readonly name: string;
      };
    };
  }>;
  readonly " $fragmentType": "PaymentRequest_request";
};
export type PaymentRequest_request$key = {
  readonly " $data"?: PaymentRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRequest_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentRequest_request"
};

(node as any).hash = "e8160d4f25ed73b4b17cc71d406f78e6";

export default node;
