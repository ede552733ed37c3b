/**
 * @generated SignedSource<<aad6f7e58bfdaab5d1c7420d93bb9202>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManagerCards_query$data = {
  readonly managerOverview: {
    readonly activeContractors: number;
    readonly payrollRuns: number;
    readonly totalContractors: number;
  };
  readonly " $fragmentType": "ManagerCards_query";
};
export type ManagerCards_query$key = {
  readonly " $data"?: ManagerCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagerCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ManagerCards_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagerOverview",
      "kind": "LinkedField",
      "name": "managerOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalContractors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeContractors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payrollRuns",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "be4d0bf3305cf9c8dad4b683fa2c59bc";

export default node;
