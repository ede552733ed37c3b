/**
 * @generated SignedSource<<082a513873cc96099091084872bd86cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HrDashboard_refresh$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Newcomers_query" | "PeopleByStatus_query">;
  readonly " $fragmentType": "HrDashboard_refresh";
};
export type HrDashboard_refresh$key = {
  readonly " $data"?: HrDashboard_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"HrDashboard_refresh">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HrDashboard_refresh",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Newcomers_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleByStatus_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9a6feb7fc9e1277b250bae42dacdce6f";

export default node;
