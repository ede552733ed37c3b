/**
 * @generated SignedSource<<2499377832aa36e9974e7989a002d24e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type QuarterSeason_query$data = {
  readonly taxSeason: {
    readonly rows: {
      readonly edges: ReadonlyArray<{
        readonly node: Result<{
          readonly user: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
          };
        }, unknown>;
      }>;
      readonly totalCount: number;
    };
    readonly totals: {
      readonly conflict: number;
      readonly done: number;
      readonly missing: number;
      readonly notNeeded: number;
      readonly payees: number;
      readonly ready: number;
      readonly unconfirmed: number;
      readonly undecided: number;
      readonly withoutW9: number;
    };
    readonly year: number;
  } | null | undefined;
  readonly " $fragmentType": "QuarterSeason_query";
};
export type QuarterSeason_query$key = {
  readonly " $data"?: QuarterSeason_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuarterSeason_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuarterSeason_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxSeason",
      "kind": "LinkedField",
      "name": "taxSeason",
      "plural": false,
      "selections": [
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
          "concreteType": "TaxSeasonTotals",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payees",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "notNeeded",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ready",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "conflict",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "done",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "withoutW9",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "undecided",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unconfirmed",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 5
            },
            {
              "kind": "Literal",
              "name": "only",
              "value": "MISSING"
            }
          ],
          "concreteType": "TaxSeasonRowConnection",
          "kind": "LinkedField",
          "name": "rows",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TaxSeasonRowEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "concreteType": "TaxSeasonRow",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "PersonLink_user",
                            "selections": [
                              (v0/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "name",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "viewerCanOpen",
                                "storageKey": null
                              }
                            ],
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  "to": "RESULT"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "rows(first:5,only:\"MISSING\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "659a4fbc883de209b65f174dfbeb38f7";

export default node;
