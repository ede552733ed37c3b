/**
 * @generated SignedSource<<b51a8eaf34af592e97d90043479d271e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
export type UserKind = "CONTRACTOR" | "STAFF";
import { FragmentRefs } from "relay-runtime";
export type HrList_user$data = {
  readonly dailyRate: number | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly kind: UserKind;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly roles: ReadonlyArray<RoleName>;
  readonly w9RequestedAt: string | null | undefined;
  readonly w9SignedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InvitedChip_user">;
  readonly " $fragmentType": "HrList_user";
};
export type HrList_user$key = {
  readonly " $data"?: HrList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HrList_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HrList_user"
};

(node as any).hash = "780b65f241aa4b2b7eb150d8f30a5719";

export default node;
