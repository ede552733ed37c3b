/**
 * @generated SignedSource<<0b5ec5eab35a243b08561553162d2cc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useInvitationActions_user$data = {
  readonly invitation: {
    readonly __typename: "Invitation";
  } | null | undefined;
  readonly isActive: boolean;
  readonly " $fragmentType": "useInvitationActions_user";
};
export type useInvitationActions_user$key = {
  readonly " $data"?: useInvitationActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInvitationActions_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useInvitationActions_user"
};

(node as any).hash = "66423ce525af12c2197378d21affe2b0";

export default node;
