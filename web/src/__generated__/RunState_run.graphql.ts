/**
 * @generated SignedSource<<6fa70c8a1fdfce70f04625f5e1f40a7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type RunState_run$data = {
  readonly replacedBy: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly status: PayrollRunStatus;
  readonly " $fragmentType": "RunState_run";
};
export type RunState_run$key = {
  readonly " $data"?: RunState_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunState_run">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RunState_run"
};

(node as any).hash = "e8bd8ea16470a0e06d49fff5515e6d38";

export default node;
