/**
 * @generated SignedSource<<3042f34d53af4c5399ea01aeab109a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useHistoryAction_user$data = {
  readonly viewerCanReadHistory: boolean;
  readonly " $fragmentType": "useHistoryAction_user";
};
export type useHistoryAction_user$key = {
  readonly " $data"?: useHistoryAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useHistoryAction_user"
};

(node as any).hash = "452927eac9ba63ff89080f7c5d373dc0";

export default node;
