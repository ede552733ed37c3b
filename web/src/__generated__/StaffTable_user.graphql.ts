/**
 * @generated SignedSource<<a690d4c021a3c09023b79baad6df112d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AccessDialog_user" | "AssignRoleDialog_user" | "EditStaffDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user" | "StaffActions_user">;
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

(node as any).hash = "b393c1a11702f12538ee24dbbf590b36";

export default node;
