/**
 * @generated SignedSource<<4b43cc3aefaa7291563e377e61c75c10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayByMonth_user$data = {
  readonly paySummary: {
    readonly monthly: ReadonlyArray<{
      readonly earned: number;
      readonly expenses: number;
      readonly period: string;
    }>;
    readonly yearToDate: {
      readonly period: string;
    };
  };
  readonly " $fragmentType": "PayByMonth_user";
};
export type PayByMonth_user$key = {
  readonly " $data"?: PayByMonth_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayByMonth_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayByMonth_user",
  "selections": [
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
          "name": "monthly",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "earned",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expenses",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayTotals",
          "kind": "LinkedField",
          "name": "yearToDate",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "0d6b0a27f140918ac1bee9a2c94038d7";

export default node;
