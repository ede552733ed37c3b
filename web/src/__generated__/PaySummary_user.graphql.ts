/**
 * @generated SignedSource<<b3059b608af39bc6f2fb0d9b73002cbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaySummary_user$data = {
  readonly id: string;
  readonly paySummary: {
    readonly monthly: ReadonlyArray<{
      readonly daysWorked: number;
      readonly earned: number;
      readonly expenses: number;
      readonly paid: number;
      readonly period: string;
    }>;
    readonly paidBefore: number;
    readonly weekly: ReadonlyArray<{
      readonly daysWorked: number;
      readonly earned: number;
      readonly endDate: string;
      readonly expenses: number;
      readonly paid: number;
      readonly period: string;
      readonly startDate: string;
    }>;
    readonly yearToDate: {
      readonly daysWorked: number;
      readonly earned: number;
      readonly expenses: number;
      readonly paid: number;
      readonly period: string;
    };
  };
  readonly " $fragmentType": "PaySummary_user";
};
export type PaySummary_user$key = {
  readonly " $data"?: PaySummary_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaySummary_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysWorked",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earned",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expenses",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
},
v5 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaySummary_user",
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
      "concreteType": "PaySummary",
      "kind": "LinkedField",
      "name": "paySummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PayTotals",
          "kind": "LinkedField",
          "name": "weekly",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endDate",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayTotals",
          "kind": "LinkedField",
          "name": "monthly",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayTotals",
          "kind": "LinkedField",
          "name": "yearToDate",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidBefore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "99ab698af69590d8200189298f75235a";

export default node;
