/**
 * @generated SignedSource<<affa99377243c841355993fe0fff657b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryList_entry$data = ReadonlyArray<{
  readonly deletedActor: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly sentence: string;
  readonly timestamp: string;
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "HistoryList_entry";
}>;
export type HistoryList_entry$key = ReadonlyArray<{
  readonly " $data"?: HistoryList_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryList_entry">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "HistoryList_entry",
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
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timestamp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeletedActor",
      "kind": "LinkedField",
      "name": "deletedActor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HistoryEntry",
  "abstractKey": null
};
})();

(node as any).hash = "3c0becb2bbf9ffdc5b26022ad7435c06";

export default node;
