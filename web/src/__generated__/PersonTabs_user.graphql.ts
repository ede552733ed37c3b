/**
 * @generated SignedSource<<41ac491284b20d476dc05b69c03968cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonTabs_user$data = {
  readonly access?: {
    readonly " $fragmentSpreads": FragmentRefs<"AccessCard_user">;
  } | null | undefined;
  readonly balance?: {
    readonly " $fragmentSpreads": FragmentRefs<"BalanceTab_user">;
  } | null | undefined;
  readonly bankAccount?: {
    readonly " $fragmentSpreads": FragmentRefs<"BankAccountCard_user">;
  } | null | undefined;
  readonly contact?: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactCard_user">;
  } | null | undefined;
  readonly days?: {
    readonly " $fragmentSpreads": FragmentRefs<"DaysTab_user">;
  } | null | undefined;
  readonly leaver?: {
    readonly " $fragmentSpreads": FragmentRefs<"LeaverCard_user">;
  } | null | undefined;
  readonly months?: {
    readonly " $fragmentSpreads": FragmentRefs<"PayByMonth_user">;
  } | null | undefined;
  readonly openings?: {
    readonly " $fragmentSpreads": FragmentRefs<"OpeningBalances_user">;
  } | null | undefined;
  readonly viewerCanReadAccess: boolean;
  readonly viewerCanReadHistory: boolean;
  readonly viewerCanReadPay: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PayTab_user" | "PersonTabs_refresh">;
  readonly " $fragmentType": "PersonTabs_user";
};
export type PersonTabs_user$key = {
  readonly " $data"?: PersonTabs_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonTabs_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "access"
    },
    {
      "kind": "RootArgument",
      "name": "account"
    },
    {
      "kind": "RootArgument",
      "name": "bankAccount"
    },
    {
      "kind": "RootArgument",
      "name": "days"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "pay"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonTabs_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadPay",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayTab_user"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadAccess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadHistory",
      "storageKey": null
    },
    {
      "condition": "days",
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
                "name": "DaysTab_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "days"
        }
      ]
    },
    {
      "condition": "bankAccount",
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
                "name": "PayByMonth_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "months"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BankAccountCard_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "bankAccount"
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "LeaverCard_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "leaver"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OpeningBalances_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "openings"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "BalanceTab_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "balance"
        }
      ]
    },
    {
      "condition": "account",
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
                "name": "ContactCard_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "contact"
        }
      ]
    },
    {
      "condition": "access",
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
                "name": "AccessCard_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "access"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonTabs_refresh"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "8d8e16f744494c62b8697f731dfe6a05";

export default node;
