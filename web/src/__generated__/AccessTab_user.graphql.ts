/**
 * @generated SignedSource<<19483a113daf5213c43f34d5460e9a75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type AccessTab_user$data = {
  readonly accessTokenCount: number;
  readonly archived: boolean;
  readonly createdAt: string;
  readonly hasSecondFactor: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly needsPasswordChange: boolean;
  readonly roles: ReadonlyArray<RoleName>;
  readonly sessionCount: number;
  readonly viewerCanRemoveSecondFactor: boolean;
  readonly viewerCanSignOutEverywhere: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveSecondFactorDialog_user" | "SignOutEverywhereDialog_user">;
  readonly " $fragmentType": "AccessTab_user";
};
export type AccessTab_user$key = {
  readonly " $data"?: AccessTab_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTab_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessTab_user",
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
      "name": "roles",
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
      "name": "needsPasswordChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessTokenCount",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSignOutEverywhere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRemoveSecondFactor",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignOutEverywhereDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveSecondFactorDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a94d9ef41abfc94c1a9e0cff2d08b439";

export default node;
