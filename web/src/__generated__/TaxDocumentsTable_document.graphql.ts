/**
 * @generated SignedSource<<e2b439e4ff27ac7925e9a604c46c4096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxDocumentStatus = "APPROVED" | "DRAFT" | "GENERATED" | "SUBMITTED";
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type TaxDocumentsTable_document$data = ReadonlyArray<{
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
}>;
export type TaxDocumentsTable_document$key = ReadonlyArray<{
  readonly " $data"?: TaxDocumentsTable_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDocumentsTable_document">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TaxDocumentsTable_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaxDocumentNotes_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaxDocumentActions_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetStatusDialog_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorrectDialog_document"
    }
  ],
  "type": "TaxDocument",
  "abstractKey": null
};

(node as any).hash = "0d8035bb3313497d91b266dd04e8c6f7";

export default node;
