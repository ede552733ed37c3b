/**
 * @generated SignedSource<<6e6373958cde6d37b5487fc4090d168c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DocumentCell_row",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "need",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDocument",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
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
          "name": "viewerCanDownload",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxSeasonRow",
  "abstractKey": null
};

(node as any).hash = "ee9657aaa4f00e8843b22887be40be08";

export default node;
