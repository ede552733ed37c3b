/**
 * @generated SignedSource<<da2b4f112072396d0458d65be81e793b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportsStart_query$data = {
  readonly quarter: {
    readonly number: number;
    readonly year: number;
    readonly " $fragmentSpreads": FragmentRefs<"QuarterChart_quarter">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "ReportsStart_query";
};
export type ReportsStart_query$key = {
  readonly " $data"?: ReportsStart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportsStart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportsStart_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Quarter",
      "kind": "LinkedField",
      "name": "quarter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuarterChart_quarter"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "50d0eb88eeb38dbe60e56ee625bb3c71";

export default node;
