/**
 * @generated SignedSource<<7ae74afe411a6c9e38a3acab05da8045>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractorFilter_query$data = {
  readonly staffMember?: {
    readonly email: string;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ContractorFilter_query";
};
export type ContractorFilter_query$key = {
  readonly " $data"?: ContractorFilter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorFilter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasPerson"
    },
    {
      "kind": "RootArgument",
      "name": "person"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContractorFilter_query",
  "selections": [
    {
      "condition": "hasPerson",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "person"
            }
          ],
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "staffMember",
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

(node as any).hash = "39534fb4b7ab69d562c6618fc07bced5";

export default node;
