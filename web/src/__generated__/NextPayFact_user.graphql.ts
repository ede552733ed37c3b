/**
 * @generated SignedSource<<48e9f1b34f11a58861d182cb38b61dd6>>
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
    readonly net: number;
    readonly number: number;
    readonly payDate: string;
    readonly status: PayrollRunStatus;
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
          "name": "net",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "482d132d40d9e4e5d72254f8a12b8a1b";

export default node;
