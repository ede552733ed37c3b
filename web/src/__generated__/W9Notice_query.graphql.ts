/**
 * @generated SignedSource<<ba403a395d912b98478d1c64e00d006b>>
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
      readonly id: string;
    } | null | undefined;
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
          "concreteType": "TaxProfile",
          "kind": "LinkedField",
          "name": "taxProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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

(node as any).hash = "49d8ec3816104ffca372bd260836d05c";

export default node;
