/**
 * @generated SignedSource<<1e716984d12b15dfd5782f1b49e11c1a>>
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
    "variableName": "id"
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
      "name": "id"
    },
    {
      "kind": "RootArgument",
      "name": "pay"
    },
    {
      "kind": "RootArgument",
      "name": "tax"
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

(node as any).hash = "e67a2a61715bc3cb156cb3846f395a1a";

export default node;
