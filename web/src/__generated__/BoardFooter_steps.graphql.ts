/**
 * @generated SignedSource<<528549f95390be97a4894c2489fc9270>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardFooter_steps$data = {
  readonly aboveLimitPeople: number;
  readonly payable: number;
  readonly payablePeople: number;
  readonly " $fragmentType": "BoardFooter_steps";
};
export type BoardFooter_steps$key = {
  readonly " $data"?: BoardFooter_steps$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardFooter_steps">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoardFooter_steps",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboveLimitPeople",
      "storageKey": null
    }
  ],
  "type": "PayrollSteps",
  "abstractKey": null
};

(node as any).hash = "5396c696d25924ced95c2d443fe6ae87";

export default node;
