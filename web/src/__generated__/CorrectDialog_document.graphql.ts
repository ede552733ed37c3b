/**
 * @generated SignedSource<<b44e8ceaa0e21d16701f887762279ba8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxDocumentType = "FORM_1099_MISC" | "FORM_1099_NEC" | "W9";
import { FragmentRefs } from "relay-runtime";
export type CorrectDialog_document$data = {
  readonly type: TaxDocumentType;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly year: number;
  readonly " $fragmentType": "CorrectDialog_document";
};
export type CorrectDialog_document$key = {
  readonly " $data"?: CorrectDialog_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDialog_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CorrectDialog_document",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "e8fed2968a4d0ba6fd2d676976b05858";

export default node;
