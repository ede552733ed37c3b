/**
 * @generated SignedSource<<a3acbf1c2bccbda16d0dbd22943f9d21>>
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
    readonly description: string;
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

(node as any).hash = "6db99f4acdd989ba2242b9397d6ad4cc";

export default node;
