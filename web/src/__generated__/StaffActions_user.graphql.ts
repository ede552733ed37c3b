/**
 * @generated SignedSource<<330304cc091c9c700a0ae757dd52dcd6>>
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
  readonly viewerCanResetPassword: boolean;
  readonly viewerCanSetActive: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user" | "useInvitationActions_user" | "useRemoveSecondFactorAction_user" | "useSignOutEverywhereAction_user" | "useUnlockAction_user">;
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

(node as any).hash = "f8c48352587d721839cc39218959a22d";

export default node;
