/**
 * @generated SignedSource<<d3a76c83e708d55cacf8f045c09ceddc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type RunMoney_run$data = {
  readonly deducted: number;
  readonly gross: number;
  readonly net: number;
  readonly overpaid: number;
  readonly paidBefore: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
  }>;
  readonly payDate: string;
  readonly payment: {
    readonly date: string;
    readonly method: PaymentMethod;
    readonly reference: string;
  } | null | undefined;
  readonly reimbursed: number;
  readonly status: PayrollRunStatus;
  readonly totalPay: number;
  readonly withheld: number;
  readonly " $fragmentType": "RunMoney_run";
};
export type RunMoney_run$key = {
  readonly " $data"?: RunMoney_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunMoney_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunMoney_run",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gross",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reimbursed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deducted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withheld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overpaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollPaidBefore",
      "kind": "LinkedField",
      "name": "paidBefore",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "06b4e77217e4739cbc981938a5a533c5";

export default node;
