/**
 * @generated SignedSource<<17b56bf35e76e606036acb03fc709054>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
import { FragmentRefs } from "relay-runtime";
export type PaymentRequest_request$data = {
  readonly amount: number | null | undefined;
  readonly askedBy: string;
  readonly id: string;
  readonly isOwn: boolean;
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

(node as any).hash = "ad0de06f09c2cd6673426a73e0253c65";

export default node;
