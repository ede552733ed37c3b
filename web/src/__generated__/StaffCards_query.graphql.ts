/**
 * @generated SignedSource<<baaa1320db5daa3a640566dc56eb0c7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StaffCards_query$data = {
  readonly staffOverview: {
    readonly activeStaff: number;
    readonly inactiveStaff: number;
    readonly managers: number;
    readonly totalStaff: number;
  };
  readonly " $fragmentType": "StaffCards_query";
};
export type StaffCards_query$key = {
  readonly " $data"?: StaffCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffCards_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffOverview",
      "kind": "LinkedField",
      "name": "staffOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalStaff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeStaff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inactiveStaff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "managers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c791bad1984bf60b88c8d5c9d256d120";

export default node;
