/**
 * @generated SignedSource<<11f33948c5298912fe0ddc38efb7c4ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Permission = "add_staff" | "assign_roles" | "manage_infra";
import { FragmentRefs } from "relay-runtime";
export type ReportsFilterBar_query$data = {
  readonly contractor?: {
    readonly email: string;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly viewer: {
    readonly permissions: ReadonlyArray<Permission>;
  };
  readonly " $fragmentType": "ReportsFilterBar_query";
};
export type ReportsFilterBar_query$key = {
  readonly " $data"?: ReportsFilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportsFilterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "contractor"
    },
    {
      "kind": "RootArgument",
      "name": "hasContractor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportsFilterBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "permissions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "hasContractor",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "contractor"
            }
          ],
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "contractor",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "169488bd2e9ca22b11af8778086dfa1c";

export default node;
