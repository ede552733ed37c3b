/**
 * @generated SignedSource<<731237e13cae1c17c052a2b295493f28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type submittedWeek_week$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly description: string;
    readonly id: string;
    readonly payrollRun: {
      readonly number: number;
    } | null | undefined;
    readonly rejectionReason: string | null | undefined;
    readonly revision: string;
    readonly status: TimeLogStatus;
    readonly viewerCanDecide: boolean;
    readonly worked: boolean;
  }>;
  readonly pendingDays: number;
  readonly reason: string | null | undefined;
  readonly submittedAt: string;
  readonly user: {
    readonly dailyRate: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  };
  readonly viewerCanDecide: boolean;
  readonly weekStart: string;
  readonly " $fragmentType": "submittedWeek_week";
};
export type submittedWeek_week$key = {
  readonly " $data"?: submittedWeek_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"submittedWeek_week">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "submittedWeek_week"
};

(node as any).hash = "cc9c602d27544b7acd12c7f44094e6d3";

export default node;
