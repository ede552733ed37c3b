/**
 * @generated SignedSource<<81d1594ab584493da1b9b96b999ee788>>
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

(node as any).hash = "507c2ff1a1977a23ee90e5c69897aed6";

export default node;
