/**
 * @generated SignedSource<<32e2bc34e9fb16c0db05321dd5166b0e>>
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
  readonly reason: string | null | undefined;
  readonly submittedAt: string;
  readonly user: {
    readonly dailyRate: number | null | undefined;
    readonly id: string;
    readonly name: string;
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

(node as any).hash = "abe71883cc2e02d5dfbb0b59ac06b1ed";

export default node;
