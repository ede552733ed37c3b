/**
 * @generated SignedSource<<5e00c999ec3fe4512d0f1b568a359e38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RunOrigin_run$data = {
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

(node as any).hash = "603104c80bfe44dc582959b394e78222";

export default node;
