/**
 * @generated SignedSource<<0118dae80a2e907a55ff1300e8e4a705>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ExpenseCategory = "FUEL" | "LODGING" | "LUMPER" | "MEALS" | "OTHER" | "PARKING" | "REPAIRS" | "SCALE" | "SUPPLIES" | "TOLLS";
export type ReceiptFileKind = "IMAGE" | "PDF";
export type ReceiptStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type receiptRow_receipt$data = {
  readonly amount: number;
  readonly category: ExpenseCategory;
  readonly date: string;
  readonly file: {
    readonly id: string;
    readonly kind: ReceiptFileKind;
  } | null | undefined;
  readonly id: string;
  readonly needsFile: boolean;
  readonly payrollRun: {
    readonly number: number;
  } | null | undefined;
  readonly purpose: string;
  readonly rejectionReason: string | null | undefined;
  readonly revision: string;
  readonly sameFileAs: {
    readonly date: string;
    readonly id: string;
  } | null | undefined;
  readonly status: ReceiptStatus;
  readonly viewerCanDecide: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "receiptRow_receipt";
};
export type receiptRow_receipt$key = {
  readonly " $data"?: receiptRow_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"receiptRow_receipt">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "receiptRow_receipt"
};

(node as any).hash = "2f9c6858df801cdce0180579fdd0a7a1";

export default node;
