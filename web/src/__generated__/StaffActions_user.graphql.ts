/**
 * @generated SignedSource<<44fb8e07660f019c8b794d7b52c50042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StaffActions_user$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly viewerCanArchive: boolean;
  readonly viewerCanAssignRoles: boolean;
  readonly viewerCanEditStaff: boolean;
  readonly viewerCanResetPassword: boolean;
  readonly viewerCanSetActive: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user" | "useInvitationActions_user" | "useRemoveSecondFactorAction_user" | "useSignOutEverywhereAction_user" | "useUnlockAction_user">;
  readonly " $fragmentType": "StaffActions_user";
};
export type StaffActions_user$key = {
  readonly " $data"?: StaffActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffActions_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
      "name": "archived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditStaff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAssignRoles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResetPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanArchive",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnlockAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSignOutEverywhereAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRemoveSecondFactorAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHistoryAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInvitationActions_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "68d591bb3646bef2b6041890b7dc5fd8";

export default node;
