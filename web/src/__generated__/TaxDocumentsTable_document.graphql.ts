/**
 * @generated SignedSource<<c25d210b0271ae8d9603881e9f337a54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxDocumentStatus = "APPROVED" | "DRAFT" | "GENERATED" | "SUBMITTED";
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type TaxDocumentsTable_document$data = {
  readonly amount: number | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly status: TaxDocumentStatus;
  readonly type: TaxDocumentType;
  readonly user: {
    readonly name: string;
  };
  readonly year: number;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDialog_document" | "SetStatusDialog_document" | "TaxDocumentActions_document" | "TaxDocumentNotes_document">;
  readonly " $fragmentType": "TaxDocumentsTable_document";
};
export type TaxDocumentsTable_document$key = {
  readonly " $data"?: TaxDocumentsTable_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDocumentsTable_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TaxDocumentsTable_document"
};

(node as any).hash = "2a00e5f56e8f2cc49d1468eadfa86d6b";

export default node;
