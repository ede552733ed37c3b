/**
 * @generated SignedSource<<fce49aa213c759a1fe63e01fcb787ab3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryList_entry$data = ReadonlyArray<{
  readonly id: string;
  readonly sentence: string;
  readonly timestamp: string;
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "HistoryList_entry";
}>;
export type HistoryList_entry$key = ReadonlyArray<{
  readonly " $data"?: HistoryList_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryList_entry">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "HistoryList_entry",
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
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timestamp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HistoryEntry",
  "abstractKey": null
};

(node as any).hash = "8c5ef1a1055d2c12458c00381693b924";

export default node;
