/**
 * @generated SignedSource<<09102555d38d496e39d292727b290d52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type QuarterChangeKind = "CORRECTION" | "PAYMENT_VOIDED" | "RUN_VOIDED";
import { FragmentRefs } from "relay-runtime";
export type QuarterChanges_query$data = {
  readonly quarter: {
    readonly changes: ReadonlyArray<{
      readonly amount: number;
      readonly at: string;
      readonly kind: QuarterChangeKind;
      readonly number: number;
      readonly payDate: string;
      readonly reason: string;
      readonly user: {
        readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
      };
    }>;
    readonly first: string;
  } | null | undefined;
  readonly " $fragmentType": "QuarterChanges_query";
};
export type QuarterChanges_query$key = {
  readonly " $data"?: QuarterChanges_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuarterChanges_query">;
};

const node: ReaderFragment = {
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
  "name": "QuarterChanges_query",
  "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "QuarterChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
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
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "PersonLink_user",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5f57137cfcc6c7ff1d77cedc4ccff58d";

export default node;
