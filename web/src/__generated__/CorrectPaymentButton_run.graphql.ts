/**
 * @generated SignedSource<<a75937777eeee7d99088a5d43aace66b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorrectPaymentButton_run$data = {
  readonly id: string;
  readonly number: number;
  readonly viewerCanCorrect: boolean;
  readonly " $fragmentType": "CorrectPaymentButton_run";
};
export type CorrectPaymentButton_run$key = {
  readonly " $data"?: CorrectPaymentButton_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectPaymentButton_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CorrectPaymentButton_run",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCorrect",
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "15214cbd59dc73339da5d77d05ccdf90";

export default node;
