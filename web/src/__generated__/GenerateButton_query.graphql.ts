/**
 * @generated SignedSource<<66440029b35ab47b11548ba2a47864a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GenerateButton_query$data = {
  readonly today: string;
  readonly " $fragmentType": "GenerateButton_query";
};
export type GenerateButton_query$key = {
  readonly " $data"?: GenerateButton_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GenerateButton_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GenerateButton_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8166174f97c0b46a1a62509a61f882e6";

export default node;
