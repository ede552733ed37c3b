/**
 * @generated SignedSource<<6b43cbab7c2d77b6b0f836cec8596d66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ApprovalsQueue_counts$data = {
  readonly pendingDays: number;
  readonly totalCount: number;
  readonly " $fragmentType": "ApprovalsQueue_counts";
};
export type ApprovalsQueue_counts$key = {
  readonly " $data"?: ApprovalsQueue_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalsQueue_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApprovalsQueue_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingDays",
      "storageKey": null
    }
  ],
  "type": "SubmittedWeekConnection",
  "abstractKey": null
};

(node as any).hash = "45a8a057efcc63117de560e12b0d1552";

export default node;
