/**
 * @generated SignedSource<<9eeaa4bfebcfc92e10f4b6a835615924>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalRequestKind = "CHANGE_LIMIT" | "GIVE_ADVANCE" | "MAKE_BANK_FILE" | "RECORD_PAYMENT" | "SET_BANK_ACCOUNT" | "SET_COMPANY_BANK";
import { FragmentRefs } from "relay-runtime";
export type DeclinedRequests_request$data = {
  readonly about: {
    readonly name: string;
  } | null | undefined;
  readonly amount: number | null | undefined;
  readonly askedBy: string;
  readonly decidedBy: string | null | undefined;
  readonly isOwn: boolean;
  readonly kind: ApprovalRequestKind;
  readonly paymentDate: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly wanted: ReadonlyArray<{
    readonly run: {
      readonly user: {
        readonly name: string;
      };
    };
  }>;
  readonly " $fragmentType": "DeclinedRequests_request";
};
export type DeclinedRequests_request$key = {
  readonly " $data"?: DeclinedRequests_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclinedRequests_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DeclinedRequests_request"
};

(node as any).hash = "7e308330bcd1b83a24de6651144356e4";

export default node;
