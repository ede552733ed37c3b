/**
 * @generated SignedSource<<5472982866c4515f9068d622c06ef1be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmployeeDashboard_refresh$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DaySummaryCards_user">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MyWeek_query" | "NextPay_query">;
  readonly " $fragmentType": "EmployeeDashboard_refresh";
};
export type EmployeeDashboard_refresh$key = {
  readonly " $data"?: EmployeeDashboard_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeDashboard_refresh">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EmployeeDashboard_refresh",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DaySummaryCards_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextPay_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "userId",
          "variableName": "userId"
        }
      ],
      "kind": "FragmentSpread",
      "name": "MyWeek_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "df029998e046bf7ecb392c6a856cc775";

export default node;
