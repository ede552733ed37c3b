/**
 * @generated SignedSource<<6f68262ab2e328a844bbf24493c36d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollForm_week$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly lacksRate: boolean;
    readonly proposedPay: number;
    readonly " $fragmentSpreads": FragmentRefs<"DayLogState_day">;
  }>;
  readonly reason: string | null | undefined;
  readonly user: {
    readonly id: string;
    readonly lastName: string;
    readonly name: string;
    readonly viewerCanSetDailyRate: boolean;
  };
  readonly viewerCanProcess: boolean;
  readonly weekEnd: string;
  readonly weekStart: string;
  readonly " $fragmentType": "PayrollForm_week";
};
export type PayrollForm_week$key = {
  readonly " $data"?: PayrollForm_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollForm_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollForm_week",
  "selections": [
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
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanSetDailyRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "name": "weekEnd",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposedPay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lacksRate",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayLogState_day"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanProcess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};

(node as any).hash = "901863481b060c48da5be009a29a055d";

export default node;
