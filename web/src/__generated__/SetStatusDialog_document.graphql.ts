/**
 * @generated SignedSource<<8f98e3d78bc486dc055d469046fd8e63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type SetStatusDialog_document$data = {
  readonly id: string;
  readonly type: TaxDocumentType;
  readonly user: {
    readonly name: string;
  };
  readonly year: number;
  readonly " $fragmentType": "SetStatusDialog_document";
};
export type SetStatusDialog_document$key = {
  readonly " $data"?: SetStatusDialog_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetStatusDialog_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SetStatusDialog_document",
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
    }
  ],
  "type": "TaxDocument",
  "abstractKey": null
};

(node as any).hash = "c693d3d6715ce75ac8cbfd0c9faab14e";

export default node;
