/**
 * @generated SignedSource<<6d94d617e94f8b082fde366d84689595>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollRunView_week$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly " $fragmentSpreads": FragmentRefs<"DayLogState_day">;
  }>;
  readonly user: {
    readonly lastName: string;
  };
  readonly weekStart: string;
  readonly " $fragmentType": "PayrollRunView_week";
};
export type PayrollRunView_week$key = {
  readonly " $data"?: PayrollRunView_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunView_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollRunView_week",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollWeekDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayLogState_day"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};

(node as any).hash = "2d049d5b9e6e3e419810a614e9d2dd19";

export default node;
