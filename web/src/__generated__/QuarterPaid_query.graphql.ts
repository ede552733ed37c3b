/**
 * @generated SignedSource<<04e6268553a5e1a723b88c213bed528a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuarterPaid_query$data = {
  readonly quarter: {
    readonly first: string;
    readonly last: string;
    readonly months: ReadonlyArray<{
      readonly month: string;
      readonly sums: {
        readonly compensation: number;
        readonly deducted: number;
        readonly handedOut: number;
        readonly paid: number;
        readonly payments: number;
        readonly reimbursed: number;
        readonly withheld: number;
      };
    }>;
    readonly number: number;
    readonly paid: {
      readonly compensation: number;
      readonly deducted: number;
      readonly handedOut: number;
      readonly paid: number;
      readonly payments: number;
      readonly reimbursed: number;
      readonly withheld: number;
    };
    readonly year: number;
    readonly yearToDate: {
      readonly compensation: number;
      readonly deducted: number;
      readonly handedOut: number;
      readonly paid: number;
      readonly payments: number;
      readonly reimbursed: number;
      readonly withheld: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"QuarterChart_quarter">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "QuarterPaid_query";
};
export type QuarterPaid_query$key = {
  readonly " $data"?: QuarterPaid_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuarterPaid_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "payments",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "compensation",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reimbursed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deducted",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "withheld",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "handedOut",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "on"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuarterPaid_query",
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
      "args": [
        {
          "kind": "Variable",
          "name": "on",
          "variableName": "on"
        }
      ],
      "concreteType": "Quarter",
      "kind": "LinkedField",
      "name": "quarter",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuarterChart_quarter"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
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
          "concreteType": "PaidMonth",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "month",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PaidSums",
              "kind": "LinkedField",
              "name": "sums",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaidSums",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaidSums",
          "kind": "LinkedField",
          "name": "yearToDate",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6d95a73d1d85e6ab5384366d7f89a803";

export default node;
