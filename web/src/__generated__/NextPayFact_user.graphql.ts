/**
 * @generated SignedSource<<507a1e6b895b865902cf57e9346e3929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type NextPayFact_user$data = {
  readonly latestRuns: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
    readonly payDate: string;
    readonly status: PayrollRunStatus;
    readonly totalPay: number;
  }>;
  readonly " $fragmentType": "NextPayFact_user";
};
export type NextPayFact_user$key = {
  readonly " $data"?: NextPayFact_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextPayFact_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextPayFact_user",
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
          "name": "status",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2b5415d6f4a1d247e3289913d40cd0b2";

export default node;
