/**
 * @generated SignedSource<<d150ac29073004293b5a29b1415fb4ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardCards_totals$data = {
  readonly contractors: number;
  readonly held: number;
  readonly processed: number;
  readonly ready: number;
  readonly totalPay: number;
  readonly unpaidRuns: number;
  readonly " $fragmentType": "BoardCards_totals";
};
export type BoardCards_totals$key = {
  readonly " $data"?: BoardCards_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardCards_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoardCards_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractors",
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
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaidRuns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPay",
      "storageKey": null
    }
  ],
  "type": "PayrollBoardTotals",
  "abstractKey": null
};

(node as any).hash = "00ead00b2e760adcf6a17e63462074c3";

export default node;
