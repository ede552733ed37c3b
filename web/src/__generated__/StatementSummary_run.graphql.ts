/**
 * @generated SignedSource<<1b7a146c1f0506a6fd21c0db09b1e70e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementSummary_run$data = {
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentType": "StatementSummary_run";
};
export type StatementSummary_run$key = {
  readonly " $data"?: StatementSummary_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementSummary_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementSummary_run",
  "selections": [
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "1b6cc1df65f371c80f2fab3f2ad6eec5";

export default node;
