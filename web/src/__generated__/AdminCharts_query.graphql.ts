/**
 * @generated SignedSource<<1df8a4646f519b646be03b955e6eb6e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminCharts_query$data = {
  readonly adminOverview: {
    readonly logs: {
      readonly errorsByDay: ReadonlyArray<{
        readonly count: number;
        readonly day: string;
      }>;
      readonly signInsByDay: ReadonlyArray<{
        readonly count: number;
        readonly day: string;
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "AdminCharts_query";
};
export type AdminCharts_query$key = {
  readonly " $data"?: AdminCharts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCharts_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminCharts_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminOverview",
      "kind": "LinkedField",
      "name": "adminOverview",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "AdminLogNumbers",
            "kind": "LinkedField",
            "name": "logs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DayCount",
                "kind": "LinkedField",
                "name": "signInsByDay",
                "plural": true,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DayCount",
                "kind": "LinkedField",
                "name": "errorsByDay",
                "plural": true,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "02bede014a1957e8c8137b4dfb629017";

export default node;
