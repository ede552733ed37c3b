/**
 * @generated SignedSource<<27278a9cc814de98f647e5a3dd6b1cb5>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AssignRoleDialog_user" | "EditStaffDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user" | "ResetPasswordDialog_user" | "StaffActions_user">;
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

(node as any).hash = "e734ec4bdc6ed6be4e520a6bbb808b7f";

export default node;
