/**
 * @generated SignedSource<<ad64a8d07874a3640031f5d467abd7a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementFiles_run$data = {
  readonly id: string;
  readonly number: number;
  readonly payDate: string;
  readonly weekStart: string;
  readonly " $fragmentType": "StatementFiles_run";
};
export type StatementFiles_run$key = {
  readonly " $data"?: StatementFiles_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementFiles_run">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatementFiles_run"
};

(node as any).hash = "20208c5184d2453edeb60ffc7ed26802";

export default node;
