/**
 * @generated SignedSource<<6b1cb99eebced3e9b75d62f8f0579cc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ReportType = "CONTRACTOR_REPORT" | "PAYROLL_SUMMARY" | "TAX_REPORT";
import { FragmentRefs } from "relay-runtime";
export type ReportsTable_report$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly type: ReportType;
  readonly " $fragmentSpreads": FragmentRefs<"ReportRowActions_report">;
  readonly " $fragmentType": "ReportsTable_report";
};
export type ReportsTable_report$key = {
  readonly " $data"?: ReportsTable_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportsTable_report">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReportsTable_report"
};

(node as any).hash = "b1100d75c378f550607078a5c6480675";

export default node;
