/**
 * @generated SignedSource<<2335b5c12460f3f4e2c45bb1e94b63c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useUnlockAction_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanUnlockSignIn: boolean;
  readonly " $fragmentType": "useUnlockAction_user";
};
export type useUnlockAction_user$key = {
  readonly " $data"?: useUnlockAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnlockAction_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useUnlockAction_user",
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
      "name": "viewerCanUnlockSignIn",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3ea1bf4b514691e5d16ee0f0339541ab";

export default node;
