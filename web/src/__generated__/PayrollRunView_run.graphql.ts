/**
 * @generated SignedSource<<aa15ebe5c5ac9e7230444f6be84dc7b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type PayrollRunView_run$data = {
  readonly awaitsApproval: boolean;
  readonly basePay: number;
  readonly entries: ReadonlyArray<{
    readonly date: string;
    readonly expenses: number;
    readonly notes: string;
    readonly pay: number;
  }>;
  readonly expenses: number;
  readonly id: string;
  readonly net: number;
  readonly number: number;
  readonly payDate: string;
  readonly receipts: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
  }>;
  readonly status: PayrollRunStatus;
  readonly totalPay: number;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectPaymentButton_run" | "PayrollRunMenu_run" | "RecordPaymentButton_run" | "RunMoney_run" | "RunOrigin_run">;
  readonly " $fragmentType": "PayrollRunView_run";
};
export type PayrollRunView_run$key = {
  readonly " $data"?: PayrollRunView_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunView_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expenses",
  "storageKey": null
},
v1 = {
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
      "name": "awaitsApproval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basePay",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "net",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunOrigin_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunMoney_run"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pay",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorrectPaymentButton_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayrollRunMenu_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordPaymentButton_run"
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "8e951fd8881c017f6d37ccb204450b46";

export default node;
