/**
 * @generated SignedSource<<3f549a3f21533562cc7d3cde5af27941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxDocumentNotes_document",
  "selections": [
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
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCorrected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supersededAt",
      "storageKey": null
    }
  ],
  "type": "TaxDocument",
  "abstractKey": null
};

(node as any).hash = "c9e72b760b8fcd5f545a9ad0044d34fa";

export default node;
