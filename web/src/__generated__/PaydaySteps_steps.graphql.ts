/**
 * @generated SignedSource<<25f7d825056e6ce1d03cfcb41566ab20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaydaySteps_steps$data = {
  readonly added: number;
  readonly approved: number;
  readonly expected: number;
  readonly logged: number;
  readonly onPayroll: number;
  readonly paid: number;
  readonly paidOut: number;
  readonly ranDeducted: number;
  readonly ranPaidBefore: number;
  readonly ranTotal: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranDeducted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranPaidBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    }
  ],
  "type": "PayrollSteps",
  "abstractKey": null
};

(node as any).hash = "165189f55dd5f64e4e09cdd06f39ddb6";

export default node;
