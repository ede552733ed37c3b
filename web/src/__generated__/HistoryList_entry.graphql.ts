/**
 * @generated SignedSource<<6129c3c17921e664a9489bf2ff861d6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryList_entry$data = {
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
};
export type HistoryList_entry$key = {
  readonly " $data"?: HistoryList_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryList_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HistoryList_entry"
};

(node as any).hash = "b053106aa0eef2cd60b8bfb7914beb9b";

export default node;
