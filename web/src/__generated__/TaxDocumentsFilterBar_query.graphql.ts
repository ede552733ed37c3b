/**
 * @generated SignedSource<<4c9476fa5e38d99ec634bea8e8a21309>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxDocumentsFilterBar_query$data = {
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFilter_query">;
  readonly " $fragmentType": "TaxDocumentsFilterBar_query";
};
export type TaxDocumentsFilterBar_query$key = {
  readonly " $data"?: TaxDocumentsFilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDocumentsFilterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxDocumentsFilterBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonFilter_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6852ff058682a72abc871cd8bd3f3834";

export default node;
