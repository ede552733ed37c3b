/**
 * @generated SignedSource<<d6d7105fbf8deb457b1538ebb12ac564>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecentContractor_user$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly " $fragmentType": "RecentContractor_user";
};
export type RecentContractor_user$key = {
  readonly " $data"?: RecentContractor_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentContractor_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RecentContractor_user"
};

(node as any).hash = "4465d72b4ba0adb1b459ee1b2256c562";

export default node;
