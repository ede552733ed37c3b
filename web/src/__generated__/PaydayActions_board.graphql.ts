/**
 * @generated SignedSource<<7710c7c8bfd1ba83165e56c44cf11b4f>>
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
    readonly net: number;
    readonly ready: number;
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
          "name": "net",
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

(node as any).hash = "50be4d54886162915d01c5f9777f05c2";

export default node;
