/**
 * @generated SignedSource<<a15f0a64facefd24bf3ecb5e5bf3606c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonFilter_query$data = {
  readonly staffMember?: {
    readonly email: string;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PersonFilter_query";
};
export type PersonFilter_query$key = {
  readonly " $data"?: PersonFilter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFilter_query">;
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
  "name": "PersonFilter_query",
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

(node as any).hash = "f83ba8e7364f53ff3db7172e675e014c";

export default node;
