/**
 * @generated SignedSource<<61ca38826f5513348a8c17c4b34db5bc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveActions_user" | "DeleteUserDialog_user">;
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

(node as any).hash = "d28494114788c7d559991d1349e28418";

export default node;
