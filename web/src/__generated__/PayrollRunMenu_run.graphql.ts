/**
 * @generated SignedSource<<3c160c2a856506255580acc2969fbfde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunKind = "ADJUSTMENT" | "REGULAR";
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type PayrollRunMenu_run$data = {
  readonly awaitsApproval: boolean;
  readonly id: string;
  readonly kind: PayrollRunKind;
  readonly net: number;
  readonly number: number;
  readonly payDate: string;
  readonly payment: {
    readonly amount: number;
    readonly date: string;
    readonly id: string;
    readonly number: number;
    readonly viewerCanVoid: boolean;
  } | null | undefined;
  readonly status: PayrollRunStatus;
  readonly user: {
    readonly bankAccount: {
      readonly isNew: boolean;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanMarkPaid: boolean;
  readonly viewerCanVoid: boolean;
  readonly weekStart: string;
  readonly " $fragmentType": "PayrollRunMenu_run";
};
export type PayrollRunMenu_run$key = {
  readonly " $data"?: PayrollRunMenu_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunMenu_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanVoid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollRunMenu_run",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "name": "amount",
          "storageKey": null
        },
        (v2/*:: as any*/)
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
    },
    (v2/*:: as any*/)
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "30ee9e1a23b379db81b3ffefeabd6026";

export default node;
