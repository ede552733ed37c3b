/**
 * @generated SignedSource<<04401f57fcd9b271eebddca3232056e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonTabs_query$data = {
  readonly paidDays?: {
    readonly " $fragmentSpreads": FragmentRefs<"DaysTab_query">;
  } | null | undefined;
  readonly pay?: {
    readonly " $fragmentSpreads": FragmentRefs<"PayTab_query">;
  } | null | undefined;
  readonly receipts?: {
    readonly " $fragmentSpreads": FragmentRefs<"ReceiptsCard_query">;
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
var v0 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v1 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "paidDays"
    },
    {
      "kind": "RootArgument",
      "name": "pay"
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
      "condition": "paidDays",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "DaysTab_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "paidDays"
        }
      ]
    },
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
                "args": (v1/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "PayTab_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "pay"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "ReceiptsCard_query"
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
                "args": (v1/*:: as any*/),
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c3b59970166ce156511afe9979dc3b9e";

export default node;
