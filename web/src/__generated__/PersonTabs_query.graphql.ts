/**
 * @generated SignedSource<<f1d6fb35d7788045163cd90ca53e6c5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonTabs_query$data = {
  readonly documents?: {
    readonly " $fragmentSpreads": FragmentRefs<"DocumentsTab_query">;
  } | null | undefined;
  readonly pay?: {
    readonly " $fragmentSpreads": FragmentRefs<"PayTab_query">;
  } | null | undefined;
  readonly receipts?: {
    readonly " $fragmentSpreads": FragmentRefs<"ReceiptsTab_query">;
  } | null | undefined;
  readonly tax?: {
    readonly " $fragmentSpreads": FragmentRefs<"TaxTab_query">;
  } | null | undefined;
  readonly " $fragmentType": "PersonTabs_query";
};
export type PersonTabs_query$key = {
  readonly " $data"?: PersonTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonTabs_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "documents"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "pay"
    },
    {
      "kind": "RootArgument",
      "name": "receipts"
    },
    {
      "kind": "RootArgument",
      "name": "tax"
    },
    {
      "kind": "RootArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonTabs_query",
  "selections": [
    {
      "condition": "pay",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "PayTab_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "pay"
        }
      ]
    },
    {
      "condition": "receipts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "ReceiptsTab_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "receipts"
        }
      ]
    },
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
                "args": (v0/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "TaxTab_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "tax"
        }
      ]
    },
    {
      "condition": "documents",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "DocumentsTab_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "documents"
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0ef92d7648bb66f223bb12d349f0ca6d";

export default node;
