/**
 * @generated SignedSource<<f54f3441acf40c324f2fc79ad8259b68>>
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
    readonly isSent: boolean;
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

(node as any).hash = "49a6d0e71b4475e61ca5c92f1bd38ff5";

export default node;
