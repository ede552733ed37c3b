/**
 * @generated SignedSource<<f2682bf6730cab9063da86fb92942b15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DaySummaryCards_user$data = {
  readonly daySummary: {
    readonly approvedDays: number;
    readonly estimatedEarnings: number;
    readonly pendingDays: number;
    readonly rejectedDays: number;
    readonly totalDays: number;
    readonly year: number;
  };
  readonly id: string;
  readonly " $fragmentType": "DaySummaryCards_user";
};
export type DaySummaryCards_user$key = {
  readonly " $data"?: DaySummaryCards_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaySummaryCards_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DaySummaryCards_user",
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
      "concreteType": "DaySummary",
      "kind": "LinkedField",
      "name": "daySummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvedDays",
          "storageKey": null
        },
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
          "name": "rejectedDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimatedEarnings",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5d7457b0aae03cb1d594f21695cec6fc";

export default node;
