/**
 * @generated SignedSource<<d4f47b9480ae27640e826978188bcf48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollWeekView_week$data = {
  readonly id: string;
  readonly run: {
    readonly " $fragmentSpreads": FragmentRefs<"PayrollRunView_run">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollForm_week" | "PayrollRunView_week" | "WeekAdjustments_week">;
  readonly " $fragmentType": "PayrollWeekView_week";
};
export type PayrollWeekView_week$key = {
  readonly " $data"?: PayrollWeekView_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollWeekView_week">;
};

import PayrollWeekViewRefetchQuery_graphql from './PayrollWeekViewRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PayrollWeekViewRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeekAdjustments_week"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};

(node as any).hash = "6f1693b933fb0e6f7847002d152d70c3";

export default node;
