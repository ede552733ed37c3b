/**
 * @generated SignedSource<<2effd99ec944e11da2108b575094ebcf>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PayrollForm_week" | "PayrollRunView_week">;
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

(node as any).hash = "287b163cde2b1c8c08e5d28b47711e59";

export default node;
