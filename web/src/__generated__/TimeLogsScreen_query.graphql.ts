/**
 * @generated SignedSource<<c935478817d8fbdb9a893840d3094646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimeLogsScreen_query$data = {
  readonly found?: {
    readonly " $fragmentSpreads": FragmentRefs<"FoundDays_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaySummary_query" | "TimeLogCounts_query" | "TimeLogWeeks_query">;
  readonly " $fragmentType": "TimeLogsScreen_query";
};
export type TimeLogsScreen_query$key = {
  readonly " $data"?: TimeLogsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeLogsScreen_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "endDate",
  "variableName": "endDate"
},
v1 = {
  "kind": "Variable",
  "name": "startDate",
  "variableName": "startDate"
},
v2 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v3 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "endDate"
    },
    {
      "kind": "RootArgument",
      "name": "foundDays"
    },
    {
      "kind": "RootArgument",
      "name": "isFiltered"
    },
    {
      "kind": "RootArgument",
      "name": "loggedDays"
    },
    {
      "kind": "RootArgument",
      "name": "startDate"
    },
    {
      "kind": "RootArgument",
      "name": "status"
    },
    {
      "kind": "RootArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeLogsScreen_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaySummary_query"
    },
    {
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "TimeLogCounts_query"
    },
    {
      "condition": "isFiltered",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v0/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "foundDays"
                  },
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "FoundDays_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "found"
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "loggedDays"
        },
        (v3/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "TimeLogWeeks_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "88569d804c89b3d18598a1c0ba962a36";

export default node;
