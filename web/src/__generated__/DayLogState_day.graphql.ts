/**
 * @generated SignedSource<<0e5e7a29443ce9d56317356716bac674>>
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
  readonly proposedPay: number;
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
      "name": "proposedPay",
      "storageKey": null
    }
  ],
  "type": "PayrollWeekDay",
  "abstractKey": null
};

(node as any).hash = "bcc25865ce15270afa8ce234c366657d";

export default node;
