/**
 * @generated SignedSource<<2d694a04fa74e222f51e733c8b8f7347>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollBoard_figures$data = {
  readonly isEverybodyPaid: boolean;
  readonly payDate: string;
  readonly reason: string | null | undefined;
  readonly steps: {
    readonly aboveLimit: ReadonlyArray<string>;
    readonly awaitingPeople: number;
    readonly " $fragmentSpreads": FragmentRefs<"BoardCards_steps" | "BoardFooter_steps">;
  };
  readonly totals: {
    readonly basePay: number;
    readonly contractors: number;
    readonly deductions: number;
    readonly expenses: number;
    readonly held: number;
    readonly net: number;
    readonly processed: number;
    readonly ready: number;
    readonly " $fragmentSpreads": FragmentRefs<"BoardCards_totals">;
  };
  readonly unpaidElsewhere: number;
  readonly viewerCanProcess: boolean;
  readonly " $fragmentType": "PayrollBoard_figures";
};
export type PayrollBoard_figures$key = {
  readonly " $data"?: PayrollBoard_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollBoard_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollBoard_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payDate",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "unpaidElsewhere",
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
          "name": "awaitingPeople",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aboveLimit",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardFooter_steps"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardCards_steps"
        }
      ],
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
          "name": "basePay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expenses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deductions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "net",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardCards_totals"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollBoard",
  "abstractKey": null
};

(node as any).hash = "122172c5ae8c50908cff0b32afdb55a1";

export default node;
