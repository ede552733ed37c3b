/**
 * @generated SignedSource<<cae31cff5296dcfc9a335fa180d8ab47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoveSecondFactorAction_user$data = {
  readonly viewerCanRemoveSecondFactor: boolean;
  readonly " $fragmentType": "useRemoveSecondFactorAction_user";
};
export type useRemoveSecondFactorAction_user$key = {
  readonly " $data"?: useRemoveSecondFactorAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRemoveSecondFactorAction_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useRemoveSecondFactorAction_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRemoveSecondFactor",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "17fd1c986ecf122b276e691510e55e81";

export default node;
