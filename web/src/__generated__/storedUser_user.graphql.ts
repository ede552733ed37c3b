/**
 * @generated SignedSource<<f8b00c4ff641f478e1024b98d5919ec1>>
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
  readonly roles: ReadonlyArray<RoleName>;
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

(node as any).hash = "a71115149910473a466cf8b64c5c02ab";

export default node;
