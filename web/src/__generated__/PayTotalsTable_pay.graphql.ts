/**
 * @generated SignedSource<<8c8d08449df3fb83daaaa39209230aeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayTotalsTable_pay$data = {
  readonly daysWorked: number;
  readonly earned: number;
  readonly expenses: number;
  readonly paid: number;
  readonly " $fragmentType": "PayTotalsTable_pay";
};
export type PayTotalsTable_pay$key = {
  readonly " $data"?: PayTotalsTable_pay$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayTotalsTable_pay">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayTotalsTable_pay",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysWorked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expenses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    }
  ],
  "type": "PayTotals",
  "abstractKey": null
};

(node as any).hash = "c1eb8756850803e6e9008c72017549a3";

export default node;
