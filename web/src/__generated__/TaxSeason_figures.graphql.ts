/**
 * @generated SignedSource<<71f63f699dccbf4d8159cddd1d59ca27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxSeason_figures$data = {
  readonly isClosed: boolean;
  readonly threshold: number | null | undefined;
  readonly totals: {
    readonly missing: number;
    readonly payees: number;
    readonly ready: number;
    readonly " $fragmentSpreads": FragmentRefs<"SeasonCards_totals">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SeasonActions_season" | "SeasonBlocks_season" | "SeasonHead_season">;
  readonly " $fragmentType": "TaxSeason_figures";
};
export type TaxSeason_figures$key = {
  readonly " $data"?: TaxSeason_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxSeason_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxSeason_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
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
      "concreteType": "TaxSeasonTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payees",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeasonCards_totals"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonBlocks_season"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonHead_season"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonActions_season"
    }
  ],
  "type": "TaxSeason",
  "abstractKey": null
};

(node as any).hash = "3659aa6743fe75c239e3b7b16d740530";

export default node;
