/**
 * @generated SignedSource<<23e8a6cac21951a8983e25f09fdb61fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryMenuItem_user$data = {
  readonly viewerCanReadHistory: boolean;
  readonly " $fragmentType": "HistoryMenuItem_user";
};
export type HistoryMenuItem_user$key = {
  readonly " $data"?: HistoryMenuItem_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryMenuItem_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HistoryMenuItem_user",
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

(node as any).hash = "d05c35b6bccc7e0dd743d29b1c62bd52";

export default node;
