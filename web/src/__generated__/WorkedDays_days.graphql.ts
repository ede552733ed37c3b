/**
 * @generated SignedSource<<c89cc29dc6e9a06cf3fae9e61b0f99f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type WorkedDays_days$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly date: string;
      readonly status: TimeLogStatus;
      readonly worked: boolean;
    };
  }>;
  readonly " $fragmentType": "WorkedDays_days";
};
export type WorkedDays_days$key = {
  readonly " $data"?: WorkedDays_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkedDays_days">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkedDays_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeLogEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeLog",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TimeLogConnection",
  "abstractKey": null
};

(node as any).hash = "91f66a012d05615e957697ebbe466de1";

export default node;
