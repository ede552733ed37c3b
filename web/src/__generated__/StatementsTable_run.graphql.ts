/**
 * @generated SignedSource<<fc316c23a73c0edfb57e8b55fe563dfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementsTable_run$data = ReadonlyArray<{
  readonly basePay: number;
  readonly expenses: number;
  readonly id: string;
  readonly number: number;
  readonly payDate: string;
  readonly totalPay: number;
  readonly weekStart: string;
  readonly " $fragmentSpreads": FragmentRefs<"RunState_run">;
  readonly " $fragmentType": "StatementsTable_run";
}>;
export type StatementsTable_run$key = ReadonlyArray<{
  readonly " $data"?: StatementsTable_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementsTable_run">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "StatementsTable_run",
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
      "name": "basePay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expenses",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunState_run"
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "e6678cc43b5a90b7539283e200a255d4";

export default node;
