/**
 * @generated SignedSource<<662d935bca6c510b9ec87bc634d6d98b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSignOutEverywhereAction_user$data = {
  readonly viewerCanSignOutEverywhere: boolean;
  readonly " $fragmentType": "useSignOutEverywhereAction_user";
};
export type useSignOutEverywhereAction_user$key = {
  readonly " $data"?: useSignOutEverywhereAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSignOutEverywhereAction_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSignOutEverywhereAction_user"
};

(node as any).hash = "b0ebe5c007301f159af931cb27db55e7";

export default node;
