/**
 * @generated SignedSource<<0353ce185166470cb66fe79419827406>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaydaySteps_steps$data = {
  readonly approved: number;
  readonly expected: number;
  readonly logged: number;
  readonly onPayroll: number;
  readonly paid: number;
  readonly paidOut: number;
  readonly toApprove: number;
  readonly toPay: number;
  readonly toProcess: number;
  readonly worked: number;
  readonly " $fragmentType": "PaydaySteps_steps";
};
export type PaydaySteps_steps$key = {
  readonly " $data"?: PaydaySteps_steps$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaydaySteps_steps">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaydaySteps_steps",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onPayroll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toApprove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toProcess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toPay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOut",
      "storageKey": null
    }
  ],
  "type": "PayrollSteps",
  "abstractKey": null
};

(node as any).hash = "59597b84597d148deac94d19da2d16d3";

export default node;
