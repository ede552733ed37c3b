/**
 * @generated SignedSource<<e7b4d008d7775bb4b64b979c4aebfa72>>
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

(node as any).hash = "eada961354914d5102710fcfedfe3765";

export default node;
