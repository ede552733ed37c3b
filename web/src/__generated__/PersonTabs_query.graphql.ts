/**
 * @generated SignedSource<<b93b8e51048a23b3306c6f454130956e>>
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
      "name": "receipts"
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

(node as any).hash = "b5fe6658d36ab2775ff401db8892bd1f";

export default node;
