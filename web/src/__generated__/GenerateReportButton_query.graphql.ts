/**
 * @generated SignedSource<<63000f636fc06ce542a838d7667af0e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Permission = "add_staff" | "assign_roles" | "manage_infra";
import { FragmentRefs } from "relay-runtime";
export type GenerateReportButton_query$data = {
  readonly today: string;
  readonly viewer: {
    readonly permissions: ReadonlyArray<Permission>;
  };
  readonly " $fragmentType": "GenerateReportButton_query";
};
export type GenerateReportButton_query$key = {
  readonly " $data"?: GenerateReportButton_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GenerateReportButton_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GenerateReportButton_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cfee484e101ded9da69e42226e28716d";

export default node;
