/**
 * @generated SignedSource<<377b9fd1c332cc80277c7c3ecdc47574>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useHistoryAction_user$data = {
  readonly viewerCanReadHistory: boolean;
  readonly " $fragmentType": "useHistoryAction_user";
};
export type useHistoryAction_user$key = {
  readonly " $data"?: useHistoryAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useHistoryAction_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadHistory",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "020eb00f8e0a0cbc9057727331c47c0d";

export default node;
