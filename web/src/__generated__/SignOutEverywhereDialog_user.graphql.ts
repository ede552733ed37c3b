/**
 * @generated SignedSource<<3db063e244fa284583e1000e6c8eb3b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SignOutEverywhereDialog_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SignOutEverywhereDialog_user";
};
export type SignOutEverywhereDialog_user$key = {
  readonly " $data"?: SignOutEverywhereDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignOutEverywhereDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignOutEverywhereDialog_user",
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

(node as any).hash = "8fe080e7fca856cbdd4ed1113bec3779";

export default node;
