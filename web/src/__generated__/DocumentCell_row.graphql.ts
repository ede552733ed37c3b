/**
 * @generated SignedSource<<8e8505f52b54ac8a7607caac2cc4ec10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxDocumentStatus = "APPROVED" | "DRAFT" | "GENERATED" | "SUBMITTED";
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type DocumentCell_row$data = {
  readonly document: {
    readonly id: string;
    readonly isCorrected: boolean;
    readonly isCurrent: boolean;
    readonly status: TaxDocumentStatus;
    readonly type: TaxDocumentType;
    readonly viewerCanDownload: boolean;
    readonly year: number;
  } | null | undefined;
  readonly need: boolean | null | undefined;
  readonly user: {
    readonly name: string;
  };
  readonly " $fragmentType": "DocumentCell_row";
};
export type DocumentCell_row$key = {
  readonly " $data"?: DocumentCell_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentCell_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DocumentCell_row"
};

(node as any).hash = "fdcaaaf50a8c640dece8af42357ba36d";

export default node;
