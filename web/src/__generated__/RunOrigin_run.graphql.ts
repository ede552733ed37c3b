/**
 * @generated SignedSource<<818b27cbbef45a669994ef55bd699963>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RunOrigin_run$data = {
  readonly paidAt: string | null | undefined;
  readonly replaces: {
    readonly id: string;
    readonly number: number;
    readonly voidReason: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RunOrigin_run";
};
export type RunOrigin_run$key = {
  readonly " $data"?: RunOrigin_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunOrigin_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunOrigin_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "replaces",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voidReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "d9ad690af1ece25b3d4bf90d42a2656d";

export default node;
