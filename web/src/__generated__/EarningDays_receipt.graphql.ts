/**
 * @generated SignedSource<<86adf7b6d15c4dc2c741ebe6e65de1c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExpenseCategory = "FUEL" | "LODGING" | "LUMPER" | "MEALS" | "OTHER" | "PARKING" | "REPAIRS" | "SCALE" | "SUPPLIES" | "TOLLS";
import { FragmentRefs } from "relay-runtime";
export type EarningDays_receipt$data = {
  readonly amount: number;
  readonly category: ExpenseCategory;
  readonly date: string;
  readonly id: string;
  readonly " $fragmentType": "EarningDays_receipt";
};
export type EarningDays_receipt$key = {
  readonly " $data"?: EarningDays_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningDays_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningDays_receipt",
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "d3f7dff6db64c4260d950510b73183e6";

export default node;
