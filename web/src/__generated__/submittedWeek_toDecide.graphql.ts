/**
 * @generated SignedSource<<b0bad2afcc52064ee6be5c75825b2684>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type submittedWeek_toDecide$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly id: string;
    readonly revision: string;
    readonly status: TimeLogStatus;
    readonly viewerCanDecide: boolean;
  }>;
  readonly user: {
    readonly name: string | null | undefined;
  };
  readonly " $fragmentType": "submittedWeek_toDecide";
};
export type submittedWeek_toDecide$key = {
  readonly " $data"?: submittedWeek_toDecide$data;
  readonly " $fragmentSpreads": FragmentRefs<"submittedWeek_toDecide">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "submittedWeek_toDecide",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeLog",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
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
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanDecide",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubmittedWeek",
  "abstractKey": null
};

(node as any).hash = "77a76a6c2518a217f6d3df67e097e649";

export default node;
