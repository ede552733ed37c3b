/**
 * @generated SignedSource<<6daad151639a71a2ff9f7f4544cf9c15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StaffScreen_refresh$data = {
  readonly list?: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffList_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCards_query">;
  readonly " $fragmentType": "StaffScreen_refresh";
};
export type StaffScreen_refresh$key = {
  readonly " $data"?: StaffScreen_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffScreen_refresh">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "list"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffScreen_refresh",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffCards_query"
    },
    {
      "condition": "list",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StaffList_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "list"
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1b36cb2eb475c0292715d1fa8bedd881";

export default node;
