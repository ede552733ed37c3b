/**
 * @generated SignedSource<<202b3f646189b6816d70b1057d624d5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnDays_user$data = {
  readonly latestRuns: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly loggedWeeks: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DaySummaryCards_user">;
  readonly " $fragmentType": "OwnDays_user";
};
export type OwnDays_user$key = {
  readonly " $data"?: OwnDays_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDays_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnDays_user",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "LoggedWeekConnection",
      "kind": "LinkedField",
      "name": "loggedWeeks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LoggedWeekEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "loggedWeeks(first:1)"
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DaySummaryCards_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ba80285c274207b934d17ed815c73823";

export default node;
