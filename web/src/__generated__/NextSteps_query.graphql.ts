/**
 * @generated SignedSource<<6a894be12def652582bc041717fdf961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type NextSteps_query$data = {
  readonly today: string;
  readonly viewer: {
    readonly daySummary: {
      readonly rejectedDays: number;
    };
    readonly lacksW9: boolean;
    readonly latestRuns: ReadonlyArray<{
      readonly id: string;
      readonly isReplaced: boolean;
      readonly number: number;
      readonly processedAt: string;
      readonly status: PayrollRunStatus;
      readonly weekStart: string;
    }>;
    readonly unsentWeek: string | null | undefined;
    readonly w9RequestedAt: string | null | undefined;
  };
  readonly " $fragmentType": "NextSteps_query";
};
export type NextSteps_query$key = {
  readonly " $data"?: NextSteps_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSteps_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextSteps_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsentWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lacksW9",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "w9RequestedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DaySummary",
          "kind": "LinkedField",
          "name": "daySummary",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rejectedDays",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayrollRun",
          "kind": "LinkedField",
          "name": "latestRuns",
          "plural": true,
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
              "name": "weekStart",
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
              "name": "processedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isReplaced",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2cb3add6e6c346435456480ba341f53c";

export default node;
