/**
 * @generated SignedSource<<4c05af373cb7831776ce744acf3cf2ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportChartGrouping = "MONTH" | "PERSON" | "WEEK";
export type ReportColumnKind = "COUNT" | "DAY" | "MONEY" | "TEXT";
export type ReportType = "CONTRACTOR_REPORT" | "PAYROLL_SUMMARY" | "TAX_REPORT";
import { FragmentRefs } from "relay-runtime";
export type ReportChart_report$data = {
  readonly chart: {
    readonly by: ReportChartGrouping;
    readonly groupCount: number;
    readonly groups: ReadonlyArray<{
      readonly name: string;
      readonly values: ReadonlyArray<string | null | undefined>;
    }>;
    readonly series: ReadonlyArray<{
      readonly key: string;
      readonly kind: ReportColumnKind;
      readonly title: string;
    }>;
  };
  readonly type: ReportType;
  readonly " $fragmentType": "ReportChart_report";
};
export type ReportChart_report$key = {
  readonly " $data"?: ReportChart_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportChart_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportChart_report",
  "selections": [
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
      "concreteType": "ReportChart",
      "kind": "LinkedField",
      "name": "chart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportColumn",
          "kind": "LinkedField",
          "name": "series",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportChartGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
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
              "name": "values",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "2de586db30950eeb4f3533eb992359bd";

export default node;
