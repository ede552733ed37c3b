/**
 * @generated SignedSource<<84158d0c96ee8f63598b11bd1c1fa0d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunKind = "ADJUSTMENT" | "REGULAR";
import { FragmentRefs } from "relay-runtime";
export type RecordPaymentButton_run$data = {
  readonly awaitsApproval: boolean;
  readonly id: string;
  readonly kind: PayrollRunKind;
  readonly net: number;
  readonly number: number;
  readonly payDate: string;
  readonly user: {
    readonly bankAccount: {
      readonly isNew: boolean;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanMarkPaid: boolean;
  readonly weekStart: string;
  readonly " $fragmentType": "RecordPaymentButton_run";
};
export type RecordPaymentButton_run$key = {
  readonly " $data"?: RecordPaymentButton_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordPaymentButton_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecordPaymentButton_run",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "kind",
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
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BankAccount",
          "kind": "LinkedField",
          "name": "bankAccount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isNew",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMarkPaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitsApproval",
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "30f6fa42e47136e260daaa55d96f7c4c";

export default node;
