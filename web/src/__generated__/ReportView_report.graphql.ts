/**
 * @generated SignedSource<<8393e7734c24e73df4764bba7dbe5b1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportView_report$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReportActions_report" | "ReportChanged_report" | "ReportChart_report" | "ReportHead_report" | "ReportRows_report" | "ReportSubtotals_report" | "ReportTotals_report">;
  readonly " $fragmentType": "ReportView_report";
};
export type ReportView_report$key = {
  readonly " $data"?: ReportView_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportView_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportView_report",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportActions_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportChanged_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportHead_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportTotals_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportChart_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportSubtotals_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportRows_report"
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "9338ea718e23bba0a49155b065744392";

export default node;
