/**
 * @generated SignedSource<<f1a5e2770d0a403446e1c8e0bcec8bb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type contractorColumns_user$data = {
  readonly contractorStats?: {
    readonly daysWorked: number;
    readonly pendingDays: number;
  };
  readonly dailyRate?: number | null | undefined;
  readonly paidThisYear?: number;
  readonly w9RequestedAt?: string | null | undefined;
  readonly w9SignedAt?: string | null | undefined;
  readonly " $fragmentType": "contractorColumns_user";
};
export type contractorColumns_user$key = {
  readonly " $data"?: contractorColumns_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"contractorColumns_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contractorColumns_user"
};

(node as any).hash = "24791638b7e9d5d9c048820194668440";

export default node;
