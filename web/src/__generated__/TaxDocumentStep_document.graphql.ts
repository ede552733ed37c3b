/**
 * @generated SignedSource<<1c442d623f8030f164857dca170c4830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type TaxDocumentStep_document$data = {
  readonly type: TaxDocumentType;
  readonly user: {
    readonly name: string;
  };
  readonly viewerCanApprove: boolean;
  readonly viewerCanSubmit: boolean;
  readonly year: number;
  readonly " $fragmentType": "TaxDocumentStep_document";
};
export type TaxDocumentStep_document$key = {
  readonly " $data"?: TaxDocumentStep_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDocumentStep_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TaxDocumentStep_document"
};

(node as any).hash = "c39880f1ad42e894992a2cd4eecd4547";

export default node;
