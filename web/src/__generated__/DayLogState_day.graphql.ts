/**
 * @generated SignedSource<<59cac75ea3e85e6c633bb5bb4b0fc828>>
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
    }
  ],
  "type": "PayrollWeekDay",
  "abstractKey": null
};

(node as any).hash = "f9de2487cab256128c55e084dd84d006";

export default node;
