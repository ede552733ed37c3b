/**
 * @generated SignedSource<<2d9902df8438a5b03695b56ce56ba586>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type ArchiveTable_user$data = {
  readonly archivedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyArray<RoleName>;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveActions_user" | "DeleteUserDialog_user" | "PersonLink_user">;
  readonly " $fragmentType": "ArchiveTable_user";
};
export type ArchiveTable_user$key = {
  readonly " $data"?: ArchiveTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveTable_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ArchiveTable_user"
};

(node as any).hash = "82158517fdb3a1d214d031512770103f";

export default node;
