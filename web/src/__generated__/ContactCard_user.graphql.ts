/**
 * @generated SignedSource<<0c25ad770b1e5cb69690cd6728f46487>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactCard_user$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly invited?: {
    readonly " $fragmentSpreads": FragmentRefs<"useInvitationActions_user">;
  } | null | undefined;
  readonly phone?: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationDialog_user">;
  readonly " $fragmentType": "ContactCard_user";
};
export type ContactCard_user$key = {
  readonly " $data"?: ContactCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isContact"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContactCard_user",
  "selections": [
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
      "name": "createdAt",
      "storageKey": null
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
                "name": "useInvitationActions_user",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
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
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5c177d456024e83d853c8159754c62da";

export default node;
