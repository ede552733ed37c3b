/**
 * @generated SignedSource<<410847cbe2f28b8f1fa6615bb96933d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryTab_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PersonHistory_user">;
  readonly " $fragmentType": "HistoryTab_user";
};
export type HistoryTab_user$key = {
  readonly " $data"?: HistoryTab_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryTab_user">;
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
  "name": "HistoryTab_user",
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

(node as any).hash = "70189a11b1871f4b63756cccf0ae572a";

export default node;
