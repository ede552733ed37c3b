/**
 * @generated SignedSource<<18a857e4ff5ee547ca63c575be6004c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuarterHome_query$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"OwnPay_user">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"QuarterChanges_query" | "QuarterPaid_query" | "QuarterSeason_query">;
  readonly " $fragmentType": "QuarterHome_query";
};
export type QuarterHome_query$key = {
  readonly " $data"?: QuarterHome_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuarterHome_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "on",
    "variableName": "on"
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
  "name": "QuarterHome_query",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "QuarterPaid_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "QuarterChanges_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuarterSeason_query"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnPay_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "59d293a099378416147b1dadeecf2d21";

export default node;
