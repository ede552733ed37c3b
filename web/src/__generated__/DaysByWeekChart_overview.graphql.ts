/**
 * @generated SignedSource<<b3ee5b28113d59f032a2d5691c890eb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DaysByWeekChart_overview$data = {
  readonly daysByWeek: ReadonlyArray<{
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly weekStart: string;
  }>;
  readonly " $fragmentType": "DaysByWeekChart_overview";
};
export type DaysByWeekChart_overview$key = {
  readonly " $data"?: DaysByWeekChart_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysByWeekChart_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DaysByWeekChart_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekDays",
      "kind": "LinkedField",
      "name": "daysByWeek",
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
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagerOverview",
  "abstractKey": null
};

(node as any).hash = "91bf6146bff295e86925c9da5525567d";

export default node;
