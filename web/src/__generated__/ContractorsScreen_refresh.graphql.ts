/**
 * @generated SignedSource<<816aa1010b9cbcf468285a079b9510aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractorsScreen_refresh$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContractorCards_query" | "ContractorsList_query">;
  readonly " $fragmentType": "ContractorsScreen_refresh";
};
export type ContractorsScreen_refresh$key = {
  readonly " $data"?: ContractorsScreen_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorsScreen_refresh">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractorsScreen_refresh",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractorCards_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractorsList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "00312513141bda522e7e6d2607720e6f";

export default node;
