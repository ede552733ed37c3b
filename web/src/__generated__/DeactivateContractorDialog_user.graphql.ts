/**
 * @generated SignedSource<<ecbcb48c330b9e0d56174db1508ddd5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeactivateContractorDialog_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeactivateContractorDialog_user";
};
export type DeactivateContractorDialog_user$key = {
  readonly " $data"?: DeactivateContractorDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivateContractorDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeactivateContractorDialog_user",
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

(node as any).hash = "6e99f792060f6df82408a1802dd08863";

export default node;
