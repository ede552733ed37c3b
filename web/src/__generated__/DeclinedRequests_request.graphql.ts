/**
 * @generated SignedSource<<e4b57ca298c5a6fe10378dffc06b5057>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalRequestKind = "CHANGE_LIMIT" | "DELETE_USER" | "ENTER_DEDUCTION" | "ENTER_OPENING_BALANCE" | "GIVE_ADVANCE" | "MAKE_BANK_FILE" | "RECORD_PAYMENT" | "SET_BANK_ACCOUNT" | "SET_COMPANY_BANK";
import { FragmentRefs } from "relay-runtime";
export type DeclinedRequests_request$data = {
  readonly about: {
    readonly name: string;
  } | null | undefined;
  readonly amount: number | null | undefined;
  readonly askedBy: string;
  readonly decidedBy: string | null | undefined;
  readonly deletionOf: string | null | undefined;
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

(node as any).hash = "1c818fc59e5aa0e57715738aa951d649";

export default node;
