/**
 * @generated SignedSource<<bad55899aa0c71a6440a7a5ad515ab6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type RunFigures_run$data = {
  readonly entries: ReadonlyArray<{
    readonly date: string;
    readonly expenses: number;
    readonly notes: string;
    readonly pay: number;
  }>;
  readonly id: string;
  readonly number: number;
  readonly payDate: string;
  readonly status: PayrollRunStatus;
  readonly weekStart: string;
  readonly " $fragmentType": "RunFigures_run";
};
export type RunFigures_run$key = {
  readonly " $data"?: RunFigures_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunFigures_run">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RunFigures_run"
};

(node as any).hash = "5748d5fbb9d1fbc89375b4dc807f5a44";

export default node;
