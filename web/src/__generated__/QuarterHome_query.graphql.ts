/**
 * @generated SignedSource<<806675058db564aff4f969e2a6c234c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuarterHome_query$data = {
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "72bf9943972d362ce43298af9e5e20ed";

export default node;
