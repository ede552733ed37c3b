/**
 * @generated SignedSource<<8e7ad0c4083f8018331c4393c1a6ceb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type DayLogState_day$data = {
  readonly description: string;
  readonly lacksRate: boolean;
  readonly status: TimeLogStatus | null | undefined;
  readonly worked: boolean;
  readonly " $fragmentType": "DayLogState_day";
};
export type DayLogState_day$key = {
  readonly " $data"?: DayLogState_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayLogState_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DayLogState_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worked",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lacksRate",
      "storageKey": null
    }
  ],
  "type": "PayrollWeekDay",
  "abstractKey": null
};

(node as any).hash = "4db93f946886798ded08ea9311353f3e";

export default node;
