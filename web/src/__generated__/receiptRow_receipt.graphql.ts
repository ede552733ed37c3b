/**
 * @generated SignedSource<<eebdd220cfcd8ddf4e972ce29b866411>>
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
  readonly duplicateHints: ReadonlyArray<string>;
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

(node as any).hash = "65ef391338b570c54c6a5ad987033af1";

export default node;
