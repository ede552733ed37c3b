/**
 * @generated SignedSource<<b8187dbb0c1a8d9ca6057743ac930767>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeasonActions_season$data = {
  readonly batch: {
    readonly finishedAt: string | null | undefined;
  } | null | undefined;
  readonly reason: string | null | undefined;
  readonly threshold: number | null | undefined;
  readonly totals: {
    readonly approved: number;
    readonly generated: number;
    readonly payees: number;
    readonly ready: number;
    readonly submitted: number;
  };
  readonly viewerCanStartBatch: boolean;
  readonly year: number;
  readonly " $fragmentType": "SeasonActions_season";
};
export type SeasonActions_season$key = {
  readonly " $data"?: SeasonActions_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonActions_season">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeasonActions_season",
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
      "name": "viewerCanStartBatch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
          "name": "generated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submitted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDocumentBatch",
      "kind": "LinkedField",
      "name": "batch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxSeason",
  "abstractKey": null
};

(node as any).hash = "52a085ed5f2dce720c0759cd779297fb";

export default node;
