/**
 * @generated SignedSource<<c81a13b444a3e62baa325871b3eac24c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnDays_user$data = {
  readonly latestRuns: ReadonlyArray<{
    readonly __typename: "PayrollRun";
  }>;
  readonly loggedWeeks: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "LoggedWeekEdge";
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DaySummaryCards_user">;
  readonly " $fragmentType": "OwnDays_user";
};
export type OwnDays_user$key = {
  readonly " $data"?: OwnDays_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDays_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
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
          "selections": (v0/*:: as any*/),
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
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "e83792262763f263ecd6d2677dbd77f0";

export default node;
