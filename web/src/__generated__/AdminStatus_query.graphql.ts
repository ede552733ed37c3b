/**
 * @generated SignedSource<<fe2fea75e37e8b77611f15a2275cb5cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminStatus_query$data = {
  readonly adminOverview: {
    readonly logs: {
      readonly failedOperations: number;
    } | null | undefined;
    readonly pendingApprovals: number;
  };
  readonly " $fragmentType": "AdminStatus_query";
};
export type AdminStatus_query$key = {
  readonly " $data"?: AdminStatus_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminStatus_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminStatus_query",
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
          "name": "pendingApprovals",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "AdminLogNumbers",
            "kind": "LinkedField",
            "name": "logs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failedOperations",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dce1361422acb9a5de571edcd9064d0d";

export default node;
