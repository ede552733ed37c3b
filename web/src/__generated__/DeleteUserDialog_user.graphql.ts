/**
 * @generated SignedSource<<e1653e897d5ced025bcc111ae2b352f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteUserDialog_user$data = {
  readonly email: string;
  readonly id: string;
  readonly lastName: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteUserDialog_user";
};
export type DeleteUserDialog_user$key = {
  readonly " $data"?: DeleteUserDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteUserDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeleteUserDialog_user",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "14c965dfd0a0a5320008563f56ffde42";

export default node;
