/**
 * @generated SignedSource<<39f01923ae2d0ba109bed3890e88a482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAccessActions_user$data = {
  readonly viewerCanRemoveSecondFactor: boolean;
  readonly viewerCanSignOutEverywhere: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useSignInActions_user">;
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

(node as any).hash = "f26e75f2e0a541d94a6c46d0d26cea51";

export default node;
