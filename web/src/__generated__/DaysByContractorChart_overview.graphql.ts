/**
 * @generated SignedSource<<d35b8e0a06f95fcb8b277e65295467bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DaysByContractorChart_overview$data = {
  readonly daysByContractor: ReadonlyArray<{
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly user: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "DaysByContractorChart_overview";
};
export type DaysByContractorChart_overview$key = {
  readonly " $data"?: DaysByContractorChart_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysByContractorChart_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DaysByContractorChart_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContractorDays",
      "kind": "LinkedField",
      "name": "daysByContractor",
      "plural": true,
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
              "name": "id",
              "storageKey": null
            },
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
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagerOverview",
  "abstractKey": null
};

(node as any).hash = "396f8e266fd7241d468a1301d6f2b248";

export default node;
