/**
 * @generated SignedSource<<50d2351427b960dc12a6719ec17642c2>>
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
  readonly net: number;
  readonly processed: number;
  readonly ready: number;
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
      "name": "net",
      "storageKey": null
    }
  ],
  "type": "PayrollBoardTotals",
  "abstractKey": null
};

(node as any).hash = "f5ee4bc451f6b32116fe94d1d31aeedc";

export default node;
