/**
 * @generated SignedSource<<425e83923c5d4b21c2fbca7400de9708>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnPay_user$data = {
  readonly daySummary: {
    readonly approvedDays: number;
    readonly totalDays: number;
  };
  readonly latestRuns: ReadonlyArray<{
    readonly totalPay: number;
    readonly weekStart: string;
  }>;
  readonly " $fragmentType": "OwnPay_user";
};
export type OwnPay_user$key = {
  readonly " $data"?: OwnPay_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnPay_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnPay_user",
  "selections": [
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
          "name": "totalDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvedDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "latestRuns",
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
          "name": "totalPay",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7d42d17879b6aa96339381e1cdd55764";

export default node;
