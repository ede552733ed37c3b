/**
 * @generated SignedSource<<e6b9dc3c33346ffe161af82cc85bef20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryCard_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PersonHistory_user">;
  readonly " $fragmentType": "HistoryCard_user";
};
export type HistoryCard_user$key = {
  readonly " $data"?: HistoryCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryCard_user",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "kind": "FragmentSpread",
      "name": "PersonHistory_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "381e7c200f02563b78396c0760c0d7d3";

export default node;
