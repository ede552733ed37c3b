/**
 * @generated SignedSource<<81f4cf2a1247afff00cbc9f2f6d31889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type DaysTab_week$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly status: TimeLogStatus;
    readonly worked: boolean;
  }>;
  readonly weekStart: string;
  readonly workedDays: number;
  readonly " $fragmentType": "DaysTab_week";
};
export type DaysTab_week$key = {
  readonly " $data"?: DaysTab_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysTab_week">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DaysTab_week"
};

(node as any).hash = "69ab943bf61a5e15d21c6d2c678e4a7b";

export default node;
