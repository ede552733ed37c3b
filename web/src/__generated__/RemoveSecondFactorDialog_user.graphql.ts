/**
 * @generated SignedSource<<5a149d39be08f6fec006a234657ffe51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveSecondFactorDialog_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RemoveSecondFactorDialog_user";
};
export type RemoveSecondFactorDialog_user$key = {
  readonly " $data"?: RemoveSecondFactorDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveSecondFactorDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RemoveSecondFactorDialog_user",
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

(node as any).hash = "55330febc90fdd7ce79df4be7afc70d1";

export default node;
