/**
 * @generated SignedSource<<35e15ba23ee70122096ea39f106ed305>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type StaffTable_user$data = ReadonlyArray<{
  readonly archived: boolean;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyArray<RoleName>;
  readonly " $fragmentSpreads": FragmentRefs<"AssignRoleDialog_user" | "EditStaffDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "RemoveSecondFactorDialog_user" | "ResetPasswordDialog_user" | "SignOutEverywhereDialog_user" | "StaffActions_user">;
  readonly " $fragmentType": "StaffTable_user";
}>;
export type StaffTable_user$key = ReadonlyArray<{
  readonly " $data"?: StaffTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffTable_user">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "StaffTable_user",
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
      "name": "email",
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
      "name": "archived",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitedChip_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditStaffDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignRoleDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResetPasswordDialog_user"
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

(node as any).hash = "2257103e67692a15311b033dbc7934ce";

export default node;
