/**
 * @generated SignedSource<<e8e35abe41ff13bd3abd889b7ef69a4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollTracker_query$data = {
  readonly payrollWeek?: {
    readonly user: {
      readonly email: string;
      readonly id: string;
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PayrollWeekView_week">;
  };
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"PayeePicker_query">;
  readonly " $fragmentType": "PayrollTracker_query";
};
export type PayrollTracker_query$key = {
  readonly " $data"?: PayrollTracker_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollTracker_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "contractor"
    },
    {
      "kind": "RootArgument",
      "name": "hasWeek"
    },
    {
      "kind": "RootArgument",
      "name": "week"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollTracker_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayeePicker_query"
    },
    {
      "condition": "hasWeek",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "userId",
              "variableName": "contractor"
            },
            {
              "kind": "Variable",
              "name": "weekStart",
              "variableName": "week"
            }
          ],
          "concreteType": "PayrollWeek",
          "kind": "LinkedField",
          "name": "payrollWeek",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
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
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "email",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PayrollWeekView_week"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5991444b5226fa05a49248cfa55e2a30";

export default node;
