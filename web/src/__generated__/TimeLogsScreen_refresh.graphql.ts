/**
 * @generated SignedSource<<09fc9c56f9a4bd69e4ad9255fdc2697f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimeLogsScreen_refresh$data = {
  readonly found?: {
    readonly " $fragmentSpreads": FragmentRefs<"FoundDays_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaySummary_query" | "TimeLogCounts_query">;
  readonly " $fragmentType": "TimeLogsScreen_refresh";
};
export type TimeLogsScreen_refresh$key = {
  readonly " $data"?: TimeLogsScreen_refresh$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeLogsScreen_refresh">;
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
  "name": "TimeLogsScreen_refresh",
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e3d330f8a053d7287c85c69888d81e8a";

export default node;
