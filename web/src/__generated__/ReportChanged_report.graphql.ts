/**
 * @generated SignedSource<<de0929136711b9ec7ccea3008f4ad88a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportDates = "PAY_DATE" | "WORK_DATE";
export type ReportType = "CONTRACTOR_REPORT" | "PAYROLL_SUMMARY" | "TAX_REPORT";
import { FragmentRefs } from "relay-runtime";
export type ReportChanged_report$data = {
  readonly contractor: {
    readonly id: string;
  } | null | undefined;
  readonly dates: ReportDates | null | undefined;
  readonly endDate: string | null | undefined;
  readonly sourceChanged: boolean;
  readonly startDate: string | null | undefined;
  readonly type: ReportType;
  readonly year: number | null | undefined;
  readonly " $fragmentType": "ReportChanged_report";
};
export type ReportChanged_report$key = {
  readonly " $data"?: ReportChanged_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportChanged_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportChanged_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceChanged",
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
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "contractor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "deda741a71038037209d457d601143cc";

export default node;
