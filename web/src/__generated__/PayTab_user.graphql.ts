/**
 * @generated SignedSource<<82fa0003d5b1a4857567a8acd6810802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayTab_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanPay: boolean;
  readonly " $fragmentType": "PayTab_user";
};
export type PayTab_user$key = {
  readonly " $data"?: PayTab_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayTab_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayTab_user",
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
      "name": "viewerCanPay",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "57246ba5103c064b770cc20c08132c32";

export default node;
