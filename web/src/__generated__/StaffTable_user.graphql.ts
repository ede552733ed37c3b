/**
 * @generated SignedSource<<1e12aa77dd4791504e046c6e1c5efaca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type StaffTable_user$data = {
  readonly archived: boolean;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyArray<RoleName>;
  readonly viewerCanArchive: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AssignRoleDialog_user" | "EditStaffDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user" | "RemoveSecondFactorDialog_user" | "ResetPasswordDialog_user" | "SignOutEverywhereDialog_user" | "StaffActions_user">;
  readonly " $fragmentType": "StaffTable_user";
};
export type StaffTable_user$key = {
  readonly " $data"?: StaffTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffTable_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StaffTable_user"
};

(node as any).hash = "1c6cdbb4b1cee70b32d2b6281a4d2b92";

export default node;
