/**
 * @generated SignedSource<<4973c5be825b416c525e84fda37b5bbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type UserKind = "CONTRACTOR" | "STAFF";
import { FragmentRefs } from "relay-runtime";
export type Newcomer_user$data = {
  readonly id: string;
  readonly invitation: {
    readonly isSent: boolean;
  } | null | undefined;
  readonly kind: UserKind;
  readonly name: string;
  readonly startsOn: string | null | undefined;
  readonly viewerCanRequestW9: boolean;
  readonly w9RequestedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user" | "onboardingSteps_user">;
  readonly " $fragmentType": "Newcomer_user";
};
export type Newcomer_user$key = {
  readonly " $data"?: Newcomer_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Newcomer_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Newcomer_user",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "startsOn",
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
        (v2/*:: as any*/)
      ],
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRequestW9",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "PersonLink_user",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanOpen",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "InvitedChip_user",
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
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationDialog_user"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "onboardingSteps_user",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OnboardingStep",
          "kind": "LinkedField",
          "name": "onboarding",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDone",
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
};
})();

(node as any).hash = "54354b6405b4faf45187536f926942c7";

export default node;
