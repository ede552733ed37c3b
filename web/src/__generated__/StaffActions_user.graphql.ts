/**
 * @generated SignedSource<<31f6dbd6be3f23a8136b055799aa5116>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StaffActions_user$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly viewerCanArchive: boolean;
  readonly viewerCanAssignRoles: boolean;
  readonly viewerCanEditStaff: boolean;
  readonly viewerCanSetActive: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useAccessActions_user" | "useHistoryAction_user" | "useInvitationActions_user">;
  readonly " $fragmentType": "StaffActions_user";
};
export type StaffActions_user$key = {
  readonly " $data"?: StaffActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffActions_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StaffActions_user"
};

(node as any).hash = "3eb7cc0f2bfcdfaf87853f22d4beaebc";

export default node;
