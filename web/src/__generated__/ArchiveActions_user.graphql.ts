/**
 * @generated SignedSource<<7965a6a54cda92b7c66968047963d254>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArchiveActions_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanArchive: boolean;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "ArchiveActions_user";
};
export type ArchiveActions_user$key = {
  readonly " $data"?: ArchiveActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ArchiveActions_user",
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
      "name": "viewerCanArchive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8b22adacfb6f314b71292bff25077b4d";

export default node;
