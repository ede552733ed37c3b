/**
 * @generated SignedSource<<dd85e1596e1dd97d2b70643f349b0da6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardFooter_steps$data = {
  readonly aboveLimit: ReadonlyArray<string>;
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
      "name": "aboveLimit",
      "storageKey": null
    }
  ],
  "type": "PayrollSteps",
  "abstractKey": null
};

(node as any).hash = "41ee7489e70825cb42f7891858c37fd1";

export default node;
