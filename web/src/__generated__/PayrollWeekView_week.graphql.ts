/**
 * @generated SignedSource<<1c610616132352ad7d84debe1aec6839>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type PayrollWeekView_week$data = {
  readonly run: {
    readonly status: PayrollRunStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PayrollRunView_run">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollForm_week" | "PayrollRunView_week">;
  readonly " $fragmentType": "PayrollWeekView_week";
};
export type PayrollWeekView_week$key = {
  readonly " $data"?: PayrollWeekView_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollWeekView_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollWeekView_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "run",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayrollRunView_run"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayrollRunView_week"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayrollForm_week"
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};

(node as any).hash = "874c5683b3be9faed95a23afc9605d1d";

export default node;
