/**
 * @generated SignedSource<<fc60e0ba93259a6448cd2d0adf919432>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
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

(node as any).hash = "7b39694fdce90f65badf1e3a765f6b73";

export default node;
