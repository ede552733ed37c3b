/**
 * @generated SignedSource<<56c51af21025ae1eeb29568f4364b9e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAccessActions_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanRemoveSecondFactor: boolean;
  readonly viewerCanResetPassword: boolean;
  readonly viewerCanSignOutEverywhere: boolean;
  readonly viewerCanUnlockSignIn: boolean;
  readonly " $fragmentType": "useAccessActions_user";
};
export type useAccessActions_user$key = {
  readonly " $data"?: useAccessActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAccessActions_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAccessActions_user"
};

(node as any).hash = "e590d50127502ac40faccf916314e4e8";

export default node;
