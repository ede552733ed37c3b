/**
 * @generated SignedSource<<a5d15cbe6d9b75aa71b49f79c7cf96cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeasonBlocks_season$data = {
  readonly missingOfPayer: ReadonlyArray<string>;
  readonly threshold: number | null | undefined;
  readonly totals: {
    readonly needed: number;
  };
  readonly unpaidWeeks: ReadonlyArray<string>;
  readonly year: number;
  readonly " $fragmentType": "SeasonBlocks_season";
};
export type SeasonBlocks_season$key = {
  readonly " $data"?: SeasonBlocks_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonBlocks_season">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeasonBlocks_season",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threshold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaidWeeks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingOfPayer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxSeasonTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxSeason",
  "abstractKey": null
};

(node as any).hash = "41b0d6846437589c2d7be12fa80dfe70";

export default node;
