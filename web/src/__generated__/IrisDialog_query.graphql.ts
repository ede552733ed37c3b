/**
 * @generated SignedSource<<d9febc52d830c0ca009d27f452021bf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IrisDialog_query$data = {
  readonly result: {
    readonly error: {
      readonly message: string;
    } | null | undefined;
    readonly files: {
      readonly forms: number;
      readonly warnings: ReadonlyArray<string>;
    } | null | undefined;
  };
  readonly " $fragmentType": "IrisDialog_query";
};
export type IrisDialog_query$key = {
  readonly " $data"?: IrisDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"IrisDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "year"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IrisDialog_query",
  "selections": [
    {
      "alias": "result",
      "args": [
        {
          "kind": "Variable",
          "name": "year",
          "variableName": "year"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "irisFiles",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "type": "Error",
            "abstractKey": "__isError"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "error"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "forms",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "warnings",
                "storageKey": null
              }
            ],
            "type": "IrisFiles",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "files"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4e0738d0f450cd37ae85889a2ccdf49b";

export default node;
