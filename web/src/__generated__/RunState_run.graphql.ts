/**
 * @generated SignedSource<<d4189529e87328407cb50a21d0d99ba1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type RunState_run$data = {
  readonly replacedBy: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly status: PayrollRunStatus;
  readonly " $fragmentType": "RunState_run";
};
export type RunState_run$key = {
  readonly " $data"?: RunState_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunState_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunState_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "replacedBy",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "1cbd8ffb9c5938bfd7a4ad580dcb8f11";

export default node;
