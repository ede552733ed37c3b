/**
 * @generated SignedSource<<690cfc7b686ea18883e77a465fb4711c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSignInActions_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanResetPassword: boolean;
  readonly viewerCanUnlockSignIn: boolean;
  readonly " $fragmentType": "useSignInActions_user";
};
export type useSignInActions_user$key = {
  readonly " $data"?: useSignInActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSignInActions_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSignInActions_user"
};

(node as any).hash = "875629093c5fafafec0f04ebc68ceb80";

export default node;
