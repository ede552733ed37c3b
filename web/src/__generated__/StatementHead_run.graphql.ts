/**
 * @generated SignedSource<<45a161a1e8b5de99dc11df93922f2c2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type StatementHead_run$data = {
  readonly number: number;
  readonly payDate: string;
  readonly status: PayrollRunStatus;
  readonly weekStart: string;
  readonly " $fragmentType": "StatementHead_run";
};
export type StatementHead_run$key = {
  readonly " $data"?: StatementHead_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementHead_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementHead_run",
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
      "name": "weekStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payDate",
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "e1a5ef0071d3cda4855a3a4bc1112688";

export default node;
