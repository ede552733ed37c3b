/**
 * @generated SignedSource<<6f6031dbe8d6070c3705acfd0e78e03f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxDocumentsFilterBar_query$data = {
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorFilter_query">;
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
      "name": "ContractorFilter_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "48d981d8bb2478c6a0774832428f8d70";

export default node;
