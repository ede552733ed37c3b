/**
 * @generated SignedSource<<178f41bda7e0613ca62ab12f7aa40390>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminCards_query$data = {
  readonly adminOverview: {
    readonly activeContractors: number;
    readonly activeUsers: number;
    readonly archivedUsers: number;
    readonly totalUsers: number;
  };
  readonly " $fragmentType": "AdminCards_query";
};
export type AdminCards_query$key = {
  readonly " $data"?: AdminCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminCards_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminOverview",
      "kind": "LinkedField",
      "name": "adminOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalUsers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeUsers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedUsers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeContractors",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "91004e4af4cf83956f64460692b6027c";

export default node;
