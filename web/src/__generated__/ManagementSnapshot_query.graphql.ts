/**
 * @generated SignedSource<<940cb5736cc5b53a811fe4df2237b1c5>>
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

(node as any).hash = "e672eee32b2aad3ea9c7fdd98b958546";

export default node;
