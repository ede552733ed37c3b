/**
 * @generated SignedSource<<0270a7f8875ed9121d2a37f3d82459a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type W9Fact_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanRequestW9: boolean;
  readonly w9RequestedAt: string | null | undefined;
  readonly w9SignedAt: string | null | undefined;
  readonly " $fragmentType": "W9Fact_user";
};
export type W9Fact_user$key = {
  readonly " $data"?: W9Fact_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"W9Fact_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "W9Fact_user",
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
      "name": "w9SignedAt",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "viewerCanRequestW9",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "db0657ffcc77d78901599c7ee210b929";

export default node;
