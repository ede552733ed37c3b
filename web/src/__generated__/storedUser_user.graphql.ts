/**
 * @generated SignedSource<<9b3f999837136bf2439fcdd4ac153a0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
export type SecondFactor = "AUTHENTICATOR_APP" | "PASSKEY";
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
  readonly secondFactors: ReadonlyArray<SecondFactor>;
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

(node as any).hash = "cd63b13a867b97df3418d2c98c5673ab";

export default node;
