/**
 * @generated SignedSource<<0716d0efa0bcb3cec9c0a9b562baf1c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitedChip_user$data = {
  readonly invitation: {
    readonly isExpired: boolean;
  } | null | undefined;
  readonly isActive: boolean;
  readonly mailFailedAt: string | null | undefined;
  readonly " $fragmentType": "InvitedChip_user";
};
export type InvitedChip_user$key = {
  readonly " $data"?: InvitedChip_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitedChip_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InvitedChip_user"
};

(node as any).hash = "63960a2c64244e22f7899ba1f000ad14";

export default node;
