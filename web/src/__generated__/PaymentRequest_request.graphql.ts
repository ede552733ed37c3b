/**
 * @generated SignedSource<<92b964ecd2cbc12aa05bf66aa3be3eb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalRequestKind = "CHANGE_LIMIT" | "GIVE_ADVANCE" | "RECORD_PAYMENT" | "SET_BANK_ACCOUNT" | "SET_COMPANY_BANK";
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
import { FragmentRefs } from "relay-runtime";
export type PaymentRequest_request$data = {
  readonly about: {
    readonly name: string;
  } | null | undefined;
  readonly advanceFor: string | null | undefined;
  readonly advanceWeekly: number | null | undefined;
  readonly amount: number | null | undefined;
  readonly askedBy: string;
  readonly bankDetails: string | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly kind: ApprovalRequestKind;
  readonly limitChange: string | null | undefined;
  readonly paymentDate: string | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly paymentReference: string | null | undefined;
  readonly viewerCanDecide: boolean;
  readonly viewerCanWithdraw: boolean;
  readonly wanted: ReadonlyArray<{
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

(node as any).hash = "b3d7f7efe0ae7c3eab52e646386b9715";

export default node;
