/**
 * @generated SignedSource<<43e03f0d522ede0fc6f14a86f34d4d96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type plannedDeductions_deduction$data = {
  readonly description: string;
  readonly due: number;
  readonly floor: number;
  readonly planId: string;
  readonly " $fragmentType": "plannedDeductions_deduction";
};
export type plannedDeductions_deduction$key = {
  readonly " $data"?: plannedDeductions_deduction$data;
  readonly " $fragmentSpreads": FragmentRefs<"plannedDeductions_deduction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "plannedDeductions_deduction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floor",
      "storageKey": null
    }
  ],
  "type": "PlannedDeduction",
  "abstractKey": null
};

(node as any).hash = "deeb1258ba1ecff2d1058ce4cea3b4e7";

export default node;
