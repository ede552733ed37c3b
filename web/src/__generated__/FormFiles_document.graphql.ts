/**
 * @generated SignedSource<<ed66401944833e32d0754dec2f652bf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxDocumentStatus = "APPROVED" | "DRAFT" | "GENERATED" | "SUBMITTED";
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type FormFiles_document$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly status: TaxDocumentStatus;
  readonly type: TaxDocumentType;
  readonly viewerCanDownload: boolean;
  readonly year: number;
  readonly " $fragmentType": "FormFiles_document";
};
export type FormFiles_document$key = {
  readonly " $data"?: FormFiles_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormFiles_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FormFiles_document"
};

(node as any).hash = "881d2782d21230708a36ab6859a7afea";

export default node;
