/**
 * @generated SignedSource<<293fac31f824162e6f518f540097ab25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxDocumentStatus = "APPROVED" | "DRAFT" | "GENERATED" | "SUBMITTED";
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type TaxDocumentActions_document$data = {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly status: TaxDocumentStatus;
  readonly supersededAt: string | null | undefined;
  readonly type: TaxDocumentType;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanCorrect: boolean;
  readonly viewerCanDownload: boolean;
  readonly viewerCanReadHistory: boolean;
  readonly year: number;
  readonly " $fragmentType": "TaxDocumentActions_document";
};
export type TaxDocumentActions_document$key = {
  readonly " $data"?: TaxDocumentActions_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDocumentActions_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TaxDocumentActions_document"
};

(node as any).hash = "5b96b3ba33d111ed2c533854a9e424bf";

export default node;
