/**
 * @generated SignedSource<<713588ab1db770c1eb51deb5a65efc43>>
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
      "name": "net",
      "storageKey": null
    }
  ],
  "type": "PayrollBoardTotals",
  "abstractKey": null
};

(node as any).hash = "f9bdbbdc3f2e627d578dcb45832b19b6";

export default node;
