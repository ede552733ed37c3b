/**
 * @generated SignedSource<<07c9c9b2e316c6e6bfcd395fd132c808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeasonHead_season$data = {
  readonly deadlines: ReadonlyArray<{
    readonly date: string;
    readonly what: string;
  }>;
  readonly formRevision: string;
  readonly isClosed: boolean;
  readonly threshold: number | null | undefined;
  readonly year: number;
  readonly " $fragmentType": "SeasonHead_season";
};
export type SeasonHead_season$key = {
  readonly " $data"?: SeasonHead_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonHead_season">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeasonHead_season",
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
      "name": "formRevision",
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
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDeadline",
      "kind": "LinkedField",
      "name": "deadlines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "what",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxSeason",
  "abstractKey": null
};

(node as any).hash = "385d6ba6f691153f00ff8ae5e9a93850";

export default node;
