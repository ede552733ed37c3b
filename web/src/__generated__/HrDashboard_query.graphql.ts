/**
 * @generated SignedSource<<db147fe60e463ef9da3583d7ad5b708c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HrDashboard_query$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DaySummaryCards_user">;
  };
  readonly " $fragmentType": "HrDashboard_query";
};
export type HrDashboard_query$key = {
  readonly " $data"?: HrDashboard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HrDashboard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HrDashboard_query",
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
          "name": "DaySummaryCards_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cc6773790f4e1a10ef6f52dedfa6bfc8";

export default node;
