/**
 * @generated SignedSource<<fe439ee1b82ec49f346cf002ceb2d492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionList_session$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"SessionListItem_session">;
  readonly " $fragmentType": "SessionList_session";
}>;
export type SessionList_session$key = ReadonlyArray<{
  readonly " $data"?: SessionList_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_session">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SessionList_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionListItem_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "a78353f50f6f6920d89a25a128abf20b";

export default node;
