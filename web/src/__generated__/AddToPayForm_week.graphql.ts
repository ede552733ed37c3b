/**
 * @generated SignedSource<<82af98cb1a3e9874093e6eed60788e4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExpenseCategory = "FUEL" | "LODGING" | "LUMPER" | "MEALS" | "OTHER" | "PARKING" | "REPAIRS" | "SCALE" | "SUPPLIES" | "TOLLS";
import { FragmentRefs } from "relay-runtime";
export type AddToPayForm_week$data = {
  readonly addableReceipts: ReadonlyArray<{
    readonly amount: number;
    readonly category: ExpenseCategory;
    readonly date: string;
    readonly id: string;
    readonly purpose: string;
  }>;
  readonly backPay: {
    readonly days: ReadonlyArray<{
      readonly amount: number;
      readonly dailyRate: number;
      readonly date: string;
      readonly paidAt: number;
    }>;
  } | null | undefined;
  readonly run: {
    readonly number: number;
  } | null | undefined;
  readonly user: {
    readonly startsOn: string | null | undefined;
  };
  readonly " $fragmentType": "AddToPayForm_week";
};
export type AddToPayForm_week$key = {
  readonly " $data"?: AddToPayForm_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToPayForm_week">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddToPayForm_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "run",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        }
      ],
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
          "concreteType": "BackPayDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paidAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dailyRate",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
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
      "name": "addableReceipts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};
})();

(node as any).hash = "b9e65a9497653faabd1a251df7b09119";

export default node;
