/**
 * @generated SignedSource<<c1444ad86ecfcb601a219826d18abe04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoveSecondFactorAction_user$data = {
  readonly viewerCanRemoveSecondFactor: boolean;
  readonly " $fragmentType": "useRemoveSecondFactorAction_user";
};
export type useRemoveSecondFactorAction_user$key = {
  readonly " $data"?: useRemoveSecondFactorAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRemoveSecondFactorAction_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRemoveSecondFactorAction_user"
};

(node as any).hash = "5dc0a1aeaf73cbbdcddc8d2366ac855f";

export default node;
