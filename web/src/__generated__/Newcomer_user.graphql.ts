/**
 * @generated SignedSource<<9bb951817ef9abc9cf680584124fe270>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type UserKind = "CONTRACTOR" | "STAFF";
import { FragmentRefs } from "relay-runtime";
export type Newcomer_user$data = {
  readonly id: string;
  readonly invitation: {
    readonly isSent: boolean;
  } | null | undefined;
  readonly kind: UserKind;
  readonly name: string;
  readonly startsOn: string | null | undefined;
  readonly viewerCanRequestW9: boolean;
  readonly w9RequestedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user" | "onboardingSteps_user">;
  readonly " $fragmentType": "Newcomer_user";
};
export type Newcomer_user$key = {
  readonly " $data"?: Newcomer_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Newcomer_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "Newcomer_user"
};

(node as any).hash = "6f5f815778b76aeb150dc8568f618346";

export default node;
