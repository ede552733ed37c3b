/**
 * @generated SignedSource<<b90571a937df88842387de8fd5ee704d>>
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

(node as any).hash = "983bbc163bc4e595a8a5ff0c97f4c9bf";

export default node;
