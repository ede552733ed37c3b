/**
 * @generated SignedSource<<a54ec8585277880dc51f07d2ad9216d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminSetup_query$data = {
  readonly adminOverview: {
    readonly setup: {
      readonly hasCompany: boolean;
      readonly hasDriver: boolean;
      readonly hasManager: boolean;
      readonly hasOwnName: boolean;
      readonly hasWeek: boolean;
    } | null | undefined;
  };
  readonly " $fragmentType": "AdminSetup_query";
};
export type AdminSetup_query$key = {
  readonly " $data"?: AdminSetup_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminSetup_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminSetup_query",
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "SetupProgress",
            "kind": "LinkedField",
            "name": "setup",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasOwnName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasCompany",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasManager",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasDriver",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasWeek",
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

(node as any).hash = "d2b0042597857bb574a61a51dc63bfed";

export default node;
