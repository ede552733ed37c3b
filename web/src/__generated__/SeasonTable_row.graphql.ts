/**
 * @generated SignedSource<<4be73247225ba2083c2937ab3f0d142e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeasonTable_row$data = ReadonlyArray<{
  readonly expenses: number;
  readonly paid: number;
  readonly reportable: number;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DocumentCell_row" | "NeedCell_row" | "OpenDecisions_row">;
  readonly " $fragmentType": "SeasonTable_row";
}>;
export type SeasonTable_row$key = ReadonlyArray<{
  readonly " $data"?: SeasonTable_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonTable_row">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SeasonTable_row",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
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
      "name": "paid",
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
      "name": "reportable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NeedCell_row"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenDecisions_row"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentCell_row"
    }
  ],
  "type": "TaxSeasonRow",
  "abstractKey": null
};

(node as any).hash = "faa951ceb14ddab9af0bdf37937816db";

export default node;
