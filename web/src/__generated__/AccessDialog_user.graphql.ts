/**
 * @generated SignedSource<<783a9a334431878b2bcfd032653f8e4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccessDialog_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RemoveSecondFactorDialog_user" | "ResetPasswordDialog_user" | "SignOutEverywhereDialog_user">;
  readonly " $fragmentType": "AccessDialog_user";
};
export type AccessDialog_user$key = {
  readonly " $data"?: AccessDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessDialog_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResetPasswordDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignOutEverywhereDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveSecondFactorDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "87d3c26b1c882ce5c0c4ee2d42166e28";

export default node;
