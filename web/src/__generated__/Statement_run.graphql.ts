/**
 * @generated SignedSource<<d07c33cc2bda9233d622fea9ec7527d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Statement_run$data = {
  readonly number: number;
  readonly statement: {
    readonly createdAt: string;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"StatementAmounts_statement" | "StatementDays_statement" | "StatementHead_statement" | "StatementSummary_statement" | "UnpaidDays_statement">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RunMoney_run" | "StatementActions_run" | "StatementHead_run" | "StatementMarks_run" | "StatementSummary_run">;
  readonly " $fragmentType": "Statement_run";
};
export type Statement_run$key = {
  readonly " $data"?: Statement_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"Statement_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Statement_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementActions_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementMarks_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementHead_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementSummary_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunMoney_run"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatement",
      "kind": "LinkedField",
      "name": "statement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatementHead_statement"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatementDays_statement"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatementSummary_statement"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatementAmounts_statement"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnpaidDays_statement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "b9a749dacb9017f524282b7a04befed8";

export default node;
