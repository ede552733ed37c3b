/**
 * @generated SignedSource<<4f0b3b746cd96e0c3666ac98cf38371f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardCards_steps$data = {
  readonly awaitingPeople: number;
  readonly payable: number;
  readonly payablePeople: number;
  readonly " $fragmentType": "BoardCards_steps";
};
export type BoardCards_steps$key = {
  readonly " $data"?: BoardCards_steps$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardCards_steps">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoardCards_steps",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
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
      "name": "awaitingPeople",
      "storageKey": null
    }
  ],
  "type": "PayrollSteps",
  "abstractKey": null
};

(node as any).hash = "e033ae11c8305eee105e003d4c3d3afb";

export default node;
