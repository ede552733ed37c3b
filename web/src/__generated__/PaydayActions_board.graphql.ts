/**
 * @generated SignedSource<<4bd7d150969e5795fa7b96cbeceaf238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaydayActions_board$data = {
  readonly isEverybodyPaid: boolean;
  readonly reason: string | null | undefined;
  readonly steps: {
    readonly payable: number;
    readonly payablePeople: number;
    readonly payableRuns: number;
    readonly worked: number;
  };
  readonly totals: {
    readonly ready: number;
    readonly totalPay: number;
  };
  readonly viewerCanProcess: boolean;
  readonly " $fragmentType": "PaydayActions_board";
};
export type PaydayActions_board$key = {
  readonly " $data"?: PaydayActions_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaydayActions_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaydayActions_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanProcess",
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
      "kind": "ScalarField",
      "name": "isEverybodyPaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollBoardTotals",
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
          "name": "totalPay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollSteps",
      "kind": "LinkedField",
      "name": "steps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "worked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payableRuns",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payablePeople",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollBoard",
  "abstractKey": null
};

(node as any).hash = "7b5b4be4089e385535e4ea81c18ca60a";

export default node;
