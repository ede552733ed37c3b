/**
 * @generated SignedSource<<6e3f09dd6285217b1ea12ba5eda7bbd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSignOutEverywhereAction_user$data = {
  readonly viewerCanSignOutEverywhere: boolean;
  readonly " $fragmentType": "useSignOutEverywhereAction_user";
};
export type useSignOutEverywhereAction_user$key = {
  readonly " $data"?: useSignOutEverywhereAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSignOutEverywhereAction_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSignOutEverywhereAction_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSignOutEverywhere",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5c91b23a3b6cd1dc7e6f8230c5fd8d2d";

export default node;
