/**
 * @generated SignedSource<<25ad70457d69c0a249ed124bdab12950>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportType = "CONTRACTOR_REPORT" | "PAYROLL_SUMMARY" | "TAX_REPORT";
import { FragmentRefs } from "relay-runtime";
export type ReportsTable_report$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly type: ReportType;
  readonly " $fragmentSpreads": FragmentRefs<"ReportRowActions_report">;
  readonly " $fragmentType": "ReportsTable_report";
}>;
export type ReportsTable_report$key = ReadonlyArray<{
  readonly " $data"?: ReportsTable_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportsTable_report">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ReportsTable_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportRowActions_report"
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "e96a960d61c5035ca6e612fddc21440d";

export default node;
