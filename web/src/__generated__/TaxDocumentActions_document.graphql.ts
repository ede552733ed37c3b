/**
 * @generated SignedSource<<14c6e94e3829cf35310df788da389deb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
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
  readonly viewerCanApprove: boolean;
  readonly viewerCanCorrect: boolean;
  readonly viewerCanDownload: boolean;
  readonly viewerCanReadHistory: boolean;
  readonly viewerCanSubmit: boolean;
  readonly year: number;
  readonly " $fragmentType": "TaxDocumentActions_document";
};
export type TaxDocumentActions_document$key = {
  readonly " $data"?: TaxDocumentActions_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDocumentActions_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxDocumentActions_document",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "supersededAt",
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
        (v0/*:: as any*/),
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
      "name": "viewerCanDownload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSubmit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanApprove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCorrect",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadHistory",
      "storageKey": null
    }
  ],
  "type": "TaxDocument",
  "abstractKey": null
};
})();

(node as any).hash = "60fd408c29f45564f0a69c9c2b35c07a";

export default node;
