/**
 * @generated SignedSource<<24f6a420b150a8a1e63798519ca80cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type PayrollRunView_run$data = {
  readonly basePay: number;
  readonly bonuses: number;
  readonly entries: ReadonlyArray<{
    readonly date: string;
    readonly expenses: number;
    readonly notes: string;
    readonly pay: number;
  }>;
  readonly id: string;
  readonly number: number;
  readonly payDate: string;
  readonly status: PayrollRunStatus;
  readonly totalPay: number;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunMenu_run" | "RunOrigin_run">;
  readonly " $fragmentType": "PayrollRunView_run";
};
export type PayrollRunView_run$key = {
  readonly " $data"?: PayrollRunView_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunView_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollRunView_run",
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
      "name": "basePay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bonuses",
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
      "name": "RunOrigin_run"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pay",
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
          "name": "notes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayrollRunMenu_run"
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "d6ae2d6c9e667c34d287305cd69f77f1";

export default node;
