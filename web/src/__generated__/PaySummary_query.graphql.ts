/**
 * @generated SignedSource<<917e2dfa30363b2a6332aba8745e3a10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaySummary_query$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PaySummary_user">;
  };
  readonly " $fragmentType": "PaySummary_query";
};
export type PaySummary_query$key = {
  readonly " $data"?: PaySummary_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaySummary_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaySummary_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaySummary_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e5c6dd9b9f01ea648f2051d3107451ec";

export default node;
