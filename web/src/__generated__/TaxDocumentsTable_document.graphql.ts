/**
 * @generated SignedSource<<d386ceea8a5bac66aa20138d523d06a1>>
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
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  };
  readonly year: number;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDialog_document" | "SetStatusDialog_document" | "TaxDocumentActions_document" | "TaxDocumentNotes_document" | "TaxDocumentStep_document">;
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

(node as any).hash = "e1faee8a66b4db50e01a0d7d77f67227";

export default node;
