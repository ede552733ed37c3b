/**
 * @generated SignedSource<<ed7ab9b9285a89adb46671032cf6010f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitationDialog_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "InvitationDialog_user";
};
export type InvitationDialog_user$key = {
  readonly " $data"?: InvitationDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationDialog_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8eb9eab7d2653bec38e1293b802e1d1e";

export default node;
