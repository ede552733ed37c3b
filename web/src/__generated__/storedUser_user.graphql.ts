/**
 * @generated SignedSource<<7842511dabaf3c986d656ca2148cc8a0>>
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

(node as any).hash = "49891e790069fcabd61a4bcce3abfa29";

export default node;
