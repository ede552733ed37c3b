/**
 * @generated SignedSource<<2510ccc9426bedfe7a93c8358340cebe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArchiveScreen_refresh$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveCards_query" | "ArchiveList_query">;
  readonly " $fragmentType": "ArchiveScreen_refresh";
};
export type ArchiveScreen_refresh$key = {
  readonly " $data"?: ArchiveScreen_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveScreen_refresh">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchiveScreen_refresh",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchiveCards_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchiveList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6afdff085b727e3cb3d5422056657d90";

export default node;
