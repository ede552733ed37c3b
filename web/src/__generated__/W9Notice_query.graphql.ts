/**
 * @generated SignedSource<<c95c2f07d8b5f7437c00395e7c6648ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type W9Notice_query$data = {
  readonly viewer: {
    readonly taxProfile: {
      readonly isMistake: boolean;
    } | null | undefined;
    readonly w9RequestedAt: string | null | undefined;
  };
  readonly " $fragmentType": "W9Notice_query";
};
export type W9Notice_query$key = {
  readonly " $data"?: W9Notice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"W9Notice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "W9Notice_query",
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
          "name": "w9RequestedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxProfile",
          "kind": "LinkedField",
          "name": "taxProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isMistake",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c5dc39091b6b50750c76942bf961e1dc";

export default node;
