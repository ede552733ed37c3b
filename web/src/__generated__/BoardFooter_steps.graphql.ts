/**
 * @generated SignedSource<<879f20243a7de25032f774e4a84f0f85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardFooter_steps$data = {
  readonly aboveLimit: ReadonlyArray<string>;
  readonly added: number;
  readonly onPayroll: number;
  readonly payable: number;
  readonly payablePeople: number;
  readonly ranDeducted: number;
  readonly ranPaidBefore: number;
  readonly ranTotal: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onPayroll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranDeducted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranPaidBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    }
  ],
  "type": "PayrollSteps",
  "abstractKey": null
};

(node as any).hash = "6edd8a08d9d5c865b7337da40e516136";

export default node;
