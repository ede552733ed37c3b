/**
 * @generated SignedSource<<f55eb161e43eb9dfc527ec7efdc8c058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManagementSnapshot_query$data = {
  readonly managerOverview: {
    readonly pendingDays: number;
    readonly unpaidContractors: number;
    readonly " $fragmentSpreads": FragmentRefs<"DaysByWeekChart_overview" | "PayrollByWeekChart_overview">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayrollByWeekChart_overview"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DaysByWeekChart_overview"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a2e9e0fdc28087cf5e86d5d4297a532b";

export default node;
