/**
 * @generated SignedSource<<912bc23be358f9dc7d38f4094f0f88ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HrDashboard_query$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"OwnDays_user">;
  };
  readonly " $fragmentType": "HrDashboard_query";
};
export type HrDashboard_query$key = {
  readonly " $data"?: HrDashboard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HrDashboard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HrDashboard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnDays_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9f53ebede8fd1d3f4aa4487a26733657";

export default node;
