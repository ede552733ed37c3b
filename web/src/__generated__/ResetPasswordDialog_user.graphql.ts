/**
 * @generated SignedSource<<a0a9c79d269d1ffb390b3ec4f25a39b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResetPasswordDialog_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ResetPasswordDialog_user";
};
export type ResetPasswordDialog_user$key = {
  readonly " $data"?: ResetPasswordDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResetPasswordDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResetPasswordDialog_user",
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

(node as any).hash = "1aaad5340931f1fc41e4de952ff88bb6";

export default node;
