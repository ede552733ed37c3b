/**
 * @generated SignedSource<<d1520ffaadc81d4effff17e77dc7db18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManagerDashboard_refresh$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ManagementSnapshot_query" | "ManagerCards_query" | "Payday_query">;
  readonly " $fragmentType": "ManagerDashboard_refresh";
};
export type ManagerDashboard_refresh$key = {
  readonly " $data"?: ManagerDashboard_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagerDashboard_refresh">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagerDashboard_refresh",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Payday_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManagerCards_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManagementSnapshot_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cc8f0ef3acd4e785fdb18e16379d1fc4";

export default node;
