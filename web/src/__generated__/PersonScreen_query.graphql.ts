/**
 * @generated SignedSource<<5559b6d5a1af8fcbf595264554e6cf37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonScreen_query$data = {
  readonly person: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonHeader_user" | "PersonTabs_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PersonTabs_query">;
  readonly " $fragmentType": "PersonScreen_query";
};
export type PersonScreen_query$key = {
  readonly " $data"?: PersonScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonScreen_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        }
      ],
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonHeader_user"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonTabs_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonTabs_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a19ddaaade0e2873933b5d6b7bd6992f";

export default node;
