/**
 * @generated SignedSource<<09d080078d4055ba9bde342991e4bfa8>>
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

(node as any).hash = "f125b80d5a52bee2e2a1b25563dbd1e6";

export default node;
