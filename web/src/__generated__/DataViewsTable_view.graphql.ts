/**
 * @generated SignedSource<<227ee9d9c3ad65a7ed88671dca00dec0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DataViewsTable_view$data = ReadonlyArray<{
  readonly id: string;
  readonly opened: string;
  readonly openedAt: string;
  readonly openedBy: string;
  readonly place: number | null | undefined;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "DataViewsTable_view";
}>;
export type DataViewsTable_view$key = ReadonlyArray<{
  readonly " $data"?: DataViewsTable_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataViewsTable_view">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "DataViewsTable_view",
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
      "name": "opened",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    }
  ],
  "type": "DataView",
  "abstractKey": null
};

(node as any).hash = "7ce30de21503fa18cfb84ee8f7e3a0d4";

export default node;
