/**
 * @generated SignedSource<<1c926e0e2e14e64d44b5a109fe788619>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type LatestStatements_user$data = {
  readonly latestRuns: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
    readonly payDate: string;
    readonly status: PayrollRunStatus;
    readonly totalPay: number;
    readonly weekStart: string;
  }>;
  readonly " $fragmentType": "LatestStatements_user";
};
export type LatestStatements_user$key = {
  readonly " $data"?: LatestStatements_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestStatements_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LatestStatements_user",
  "selections": [
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
          "name": "number",
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
          "name": "payDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalPay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "96366458963a9e4e77396405758da07f";

export default node;
