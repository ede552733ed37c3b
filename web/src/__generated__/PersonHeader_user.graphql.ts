/**
 * @generated SignedSource<<c9fe4c75caff015b92ac9b2156f9be1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
export type UserKind = "CONTRACTOR" | "STAFF";
export type WorkRelation = "CONTRACTOR" | "EMPLOYEE";
import { FragmentRefs } from "relay-runtime";
export type PersonHeader_user$data = {
  readonly archived: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly invited?: {
    readonly " $fragmentSpreads": FragmentRefs<"InvitedChip_user">;
  } | null | undefined;
  readonly isActive: boolean;
  readonly kind: UserKind;
  readonly lastName: string;
  readonly pay?: {
    readonly " $fragmentSpreads": FragmentRefs<"NextPayFact_user">;
  } | null | undefined;
  readonly phone?: string | null | undefined;
  readonly raises?: {
    readonly " $fragmentSpreads": FragmentRefs<"BackPayFact_user">;
  } | null | undefined;
  readonly roles: ReadonlyArray<RoleName>;
  readonly taking?: {
    readonly " $fragmentSpreads": FragmentRefs<"OnboardingFact_user">;
  } | null | undefined;
  readonly w9RequestedAt: string | null | undefined;
  readonly w9SignedAt: string | null | undefined;
  readonly workRelation: WorkRelation | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RateFact_user" | "W9Fact_user">;
  readonly " $fragmentType": "PersonHeader_user";
};
export type PersonHeader_user$key = {
  readonly " $data"?: PersonHeader_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonHeader_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isContact"
    },
    {
      "kind": "RootArgument",
      "name": "readsPay"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonHeader_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workRelation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "w9SignedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "w9RequestedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RateFact_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "W9Fact_user"
    },
    {
      "condition": "isContact",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "InvitedChip_user",
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mailFailedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Invitation",
                    "kind": "LinkedField",
                    "name": "invitation",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isExpired",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isSent",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "invited"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OnboardingFact_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "taking"
        }
      ]
    },
    {
      "condition": "readsPay",
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
                "name": "NextPayFact_user"
              }
            ],
            "type": "User",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "BackPayFact_user"
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "raises"
        }
      ]
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "d9b5867c1b7a5c4d538e387dd6077aba";

export default node;
