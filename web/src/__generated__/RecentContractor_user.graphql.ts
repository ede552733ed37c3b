/**
 * @generated SignedSource<<37673d228fde4d9f100fb4db4366536e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecentContractor_user$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly " $fragmentType": "RecentContractor_user";
};
export type RecentContractor_user$key = {
  readonly " $data"?: RecentContractor_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentContractor_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecentContractor_user",
  "selections": [
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f67ec1c2a4723353a54a226a1671f0f6";

export default node;
