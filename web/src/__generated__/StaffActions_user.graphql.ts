/**
 * @generated SignedSource<<2e178e0a7a97c1cea5a35ad3e951fdae>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useInvitationActions_user" | "useSignInActions_user">;
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

(node as any).hash = "b93304583ebd138bd13c13456e93d02c";

export default node;
