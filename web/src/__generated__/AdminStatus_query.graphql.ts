/**
 * @generated SignedSource<<6704f43f808539f4b6ef5d75667603c9>>
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
      readonly unanchoredEntries: number | null | undefined;
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unanchoredEntries",
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

(node as any).hash = "b68847308e7f5fc82010bd3ac8d754ed";

export default node;
