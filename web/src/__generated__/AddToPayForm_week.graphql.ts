/**
 * @generated SignedSource<<329f8513533274b68fd582d305ecb0e1>>
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
  readonly run: {
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentType": "AddToPayForm_week";
};
export type AddToPayForm_week$key = {
  readonly " $data"?: AddToPayForm_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToPayForm_week">;
};

const node: ReaderFragment = {
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
          "name": "category",
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

(node as any).hash = "a4519112b9790470da03f787d41a1b34";

export default node;
