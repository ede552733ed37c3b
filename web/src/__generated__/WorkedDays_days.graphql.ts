/**
 * @generated SignedSource<<417ba1cdfc393491b358ffab47f0619e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs, Result } from "relay-runtime";
export type WorkedDays_days$data = {
  readonly edges: ReadonlyArray<{
    readonly node: Result<{
      readonly date: string;
      readonly status: TimeLogStatus;
      readonly worked: boolean;
    }, unknown>;
  }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "WorkedDays_days";
};
export type WorkedDays_days$key = {
  readonly " $data"?: WorkedDays_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkedDays_days">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkedDays_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeLogEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "TimeLog",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "worked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
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
  "type": "TimeLogConnection",
  "abstractKey": null
};

(node as any).hash = "e9a1d7254d84d0fe7786a508c7981a38";

export default node;
