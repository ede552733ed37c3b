/**
 * @generated SignedSource<<9c30468ee7bd848ec0e97f73ba8c41bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollByWeekChart_overview$data = {
  readonly payrollByWeek: ReadonlyArray<{
    readonly basePay: number;
    readonly expenses: number;
    readonly weekStart: string;
  }>;
  readonly " $fragmentType": "PayrollByWeekChart_overview";
};
export type PayrollByWeekChart_overview$key = {
  readonly " $data"?: PayrollByWeekChart_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollByWeekChart_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollByWeekChart_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekTotal",
      "kind": "LinkedField",
      "name": "payrollByWeek",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basePay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expenses",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagerOverview",
  "abstractKey": null
};

(node as any).hash = "eb4c3779fa65cd2925ce71eeff46e118";

export default node;
