/**
 * @generated SignedSource<<98f40149989e2cca5e345064eb5a97ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonTabs_refresh$data = {
  readonly history?: {
    readonly " $fragmentSpreads": FragmentRefs<"HistoryCard_user">;
  } | null | undefined;
  readonly tax?: {
    readonly " $fragmentSpreads": FragmentRefs<"TaxTab_user">;
  } | null | undefined;
  readonly " $fragmentType": "PersonTabs_refresh";
};
export type PersonTabs_refresh$key = {
  readonly " $data"?: PersonTabs_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonTabs_refresh">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "history"
    },
    {
      "kind": "RootArgument",
      "name": "tax"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonTabs_refresh",
  "selections": [
    {
      "condition": "tax",
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
                "name": "TaxTab_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "tax"
        }
      ]
    },
    {
      "condition": "history",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
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
                "name": "HistoryCard_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "history"
        }
      ]
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6424585493a6a499da52fa0b7952f1ad";

export default node;
