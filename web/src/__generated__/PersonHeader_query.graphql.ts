/**
 * @generated SignedSource<<36f2fcd6a2cfbb825558b2545c0d22c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonHeader_query$data = {
  readonly today: string;
  readonly " $fragmentType": "PersonHeader_query";
};
export type PersonHeader_query$key = {
  readonly " $data"?: PersonHeader_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonHeader_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonHeader_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6270cfc1a2fba58d931bcbf655f26d77";

export default node;
