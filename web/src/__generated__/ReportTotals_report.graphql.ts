/**
 * @generated SignedSource<<7e65133a5f06a2ffbc5f278726818ba3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportColumnKind = "COUNT" | "DAY" | "MONEY" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type ReportTotals_report$data = {
  readonly columns: ReadonlyArray<{
    readonly key: string;
    readonly kind: ReportColumnKind;
    readonly title: string;
  }>;
  readonly totals: ReadonlyArray<string | null | undefined>;
  readonly " $fragmentType": "ReportTotals_report";
};
export type ReportTotals_report$key = {
  readonly " $data"?: ReportTotals_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportTotals_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportTotals_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportColumn",
      "kind": "LinkedField",
      "name": "columns",
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
      "kind": "ScalarField",
      "name": "totals",
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "691cacdfe02207703927e1c130ecf854";

export default node;
