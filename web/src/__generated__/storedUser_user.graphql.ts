/**
 * @generated SignedSource<<9ab6151855b6d0bc58fac1259bae137b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type storedUser_user$data = {
  readonly email: string;
  readonly firstName: string;
  readonly id: string;
  readonly idleMinutes: number;
  readonly lastName: string;
  readonly needsPasswordChange: boolean;
  readonly needsSecondFactor: boolean;
  readonly roles: ReadonlyArray<RoleName>;
  readonly unreadNotices: number;
  readonly " $fragmentType": "storedUser_user";
};
export type storedUser_user$key = {
  readonly " $data"?: storedUser_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedUser_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storedUser_user"
};

(node as any).hash = "15f9772056a5242421871997ff35f7ce";

export default node;
