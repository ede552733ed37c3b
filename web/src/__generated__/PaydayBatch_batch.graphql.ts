/**
 * @generated SignedSource<<fe41c1a526b1563cc198ab8a81804551>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaydayBatch_batch$data = {
  readonly done: number;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly paidTotal: number;
  readonly refused: number;
  readonly total: number;
  readonly " $fragmentType": "PaydayBatch_batch";
};
export type PaydayBatch_batch$key = {
  readonly " $data"?: PaydayBatch_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaydayBatch_batch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaydayBatch_batch",
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
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidTotal",
      "storageKey": null
    }
  ],
  "type": "PayrollBatch",
  "abstractKey": null
};

(node as any).hash = "5c9d5d24f0c811ab7e1cb35a4ba15d02";

export default node;
