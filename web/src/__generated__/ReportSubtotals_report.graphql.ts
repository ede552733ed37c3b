/**
 * @generated SignedSource<<99ab58416ce0da1515b4e88e90fdb72c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportColumnKind = "COUNT" | "DAY" | "MONEY" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type ReportSubtotals_report$data = {
  readonly columns: ReadonlyArray<{
    readonly key: string;
    readonly kind: ReportColumnKind;
    readonly title: string;
  }>;
  readonly subtotals: ReadonlyArray<{
    readonly cells: ReadonlyArray<string | null | undefined>;
  }>;
  readonly totals: ReadonlyArray<string | null | undefined>;
  readonly " $fragmentType": "ReportSubtotals_report";
};
export type ReportSubtotals_report$key = {
  readonly " $data"?: ReportSubtotals_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportSubtotals_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportSubtotals_report",
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
      "concreteType": "ReportRow",
      "kind": "LinkedField",
      "name": "subtotals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cells",
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

(node as any).hash = "2a37752d25300cdad9ae1a617f6ce872";

export default node;
