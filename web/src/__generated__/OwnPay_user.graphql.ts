/**
 * @generated SignedSource<<e7c0a97474a4088c273d4691b55f17d4>>
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
    readonly id: string;
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
          "name": "id",
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

(node as any).hash = "ca1258753a86ca8fc108145447aaf232";

export default node;
