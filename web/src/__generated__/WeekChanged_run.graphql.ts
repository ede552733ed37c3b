/**
 * @generated SignedSource<<decaeb4d8884f874b2405e5a12bd45b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type WeekChanged_run$data = {
  readonly number: number;
  readonly status: PayrollRunStatus;
  readonly totalPay: number;
  readonly " $fragmentType": "WeekChanged_run";
};
export type WeekChanged_run$key = {
  readonly " $data"?: WeekChanged_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekChanged_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WeekChanged_run",
  "selections": [
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
      "name": "totalPay",
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "3f59616b22d5808546c5737b697d1ac2";

export default node;
