/**
 * @generated SignedSource<<a6ae1cda06411b4cb13e7d781807d477>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxSeasonState = "CONFLICT" | "DONE" | "MISSING" | "NOT_NEEDED" | "READY";
import { FragmentRefs } from "relay-runtime";
export type OpenDecisions_row$data = {
  readonly sharedNumberWith: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly state: TaxSeasonState;
  readonly toConfirm: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly viewerCanSetWorkRelation: boolean;
  }>;
  readonly undecidedRuns: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
    readonly user: {
      readonly id: string;
    };
    readonly weekStart: string;
  }>;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "OpenDecisions_row";
};
export type OpenDecisions_row$key = {
  readonly " $data"?: OpenDecisions_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDecisions_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenDecisions_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "sharedNumberWith",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "undecidedRuns",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "toConfirm",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanSetWorkRelation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxSeasonRow",
  "abstractKey": null
};
})();

(node as any).hash = "9f0608588f3f3fe92ba1a390239d31f4";

export default node;
