/**
 * @generated SignedSource<<22df773cd1ed5a81f205ecaad057f985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManagementSnapshot_query$data = {
  readonly managerOverview: {
    readonly awaitingRunsOfLastWeek: number;
    readonly contractorsWithoutRate: number;
    readonly isLastWeekPaid: boolean;
    readonly pendingDays: number;
    readonly unpaidContractors: number;
    readonly unpaidRunsOfLastWeek: number;
    readonly " $fragmentSpreads": FragmentRefs<"DaysByContractorChart_overview" | "DaysByWeekChart_overview" | "PayrollByWeekChart_overview">;
  };
  readonly submittedWeeks: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ManagementSnapshot_query";
};
export type ManagementSnapshot_query$key = {
  readonly " $data"?: ManagementSnapshot_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagementSnapshot_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ManagementSnapshot_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "SubmittedWeekConnection",
      "kind": "LinkedField",
      "name": "submittedWeeks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "submittedWeeks(first:1)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagerOverview",
      "kind": "LinkedField",
      "name": "managerOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unpaidContractors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contractorsWithoutRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unpaidRunsOfLastWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaitingRunsOfLastWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLastWeekPaid",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayrollByWeekChart_overview"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DaysByWeekChart_overview"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DaysByContractorChart_overview"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "995ca27c6f4e3bc41ff9eefa558bc38d";

export default node;
