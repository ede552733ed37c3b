/**
 * @generated SignedSource<<d643999e025ae563c89b9bbb39cf3149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useInvitationActions_user$data = {
  readonly invitation: {
    readonly isSent: boolean;
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

(node as any).hash = "560a5ccc0e6c3b3a4956f87cc7384bcc";

export default node;
