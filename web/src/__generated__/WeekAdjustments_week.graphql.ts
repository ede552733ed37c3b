/**
 * @generated SignedSource<<2b217bc5789452207f1aa5b8e46dd738>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type WeekAdjustments_week$data = {
  readonly adjustments: ReadonlyArray<{
    readonly correctionReason: string | null | undefined;
    readonly id: string;
    readonly net: number;
    readonly number: number;
    readonly payDate: string;
    readonly status: PayrollRunStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PayrollRunMenu_run" | "RecordPaymentButton_run">;
  }>;
  readonly backPay: {
    readonly amount: number;
    readonly dayCount: number;
    readonly viewerCanDecide: boolean;
  } | null | undefined;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanAdd: boolean;
  readonly weekStart: string;
  readonly " $fragmentType": "WeekAdjustments_week";
};
export type WeekAdjustments_week$key = {
  readonly " $data"?: WeekAdjustments_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekAdjustments_week">;
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
  "name": "WeekAdjustments_week",
  "selections": [
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
        }
      ],
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
      "name": "viewerCanAdd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BackPay",
      "kind": "LinkedField",
      "name": "backPay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanDecide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dayCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "adjustments",
      "plural": true,
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
          "name": "net",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctionReason",
          "storageKey": null
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
      "storageKey": null
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};
})();

(node as any).hash = "4f2a2aa76cad469891ec6b341c01ad1d";

export default node;
