/**
 * @generated SignedSource<<78f8a35cd7d36b728aa49f522e0b04e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxDocumentStatus = "APPROVED" | "DRAFT" | "GENERATED" | "SUBMITTED";
import { FragmentRefs } from "relay-runtime";
export type TaxDocumentNotes_document$data = {
  readonly correction: string | null | undefined;
  readonly forced: string | null | undefined;
  readonly isCorrected: boolean;
  readonly isCurrent: boolean;
  readonly missing: ReadonlyArray<string>;
  readonly notes: ReadonlyArray<string>;
  readonly status: TaxDocumentStatus;
  readonly supersededAt: string | null | undefined;
  readonly " $fragmentType": "TaxDocumentNotes_document";
};
export type TaxDocumentNotes_document$key = {
  readonly " $data"?: TaxDocumentNotes_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDocumentNotes_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TaxDocumentNotes_document"
};

(node as any).hash = "8488352ac3c241aded6313fd819908cf";

export default node;
