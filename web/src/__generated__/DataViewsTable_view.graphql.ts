/**
 * @generated SignedSource<<e9f089c1e87dcb6f9242b3108d73fe0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DataViewsTable_view$data = {
  readonly id: string;
  readonly opened: string;
  readonly openedAt: string;
  readonly openedBy: string;
  readonly place: number | null | undefined;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "DataViewsTable_view";
};
export type DataViewsTable_view$key = {
  readonly " $data"?: DataViewsTable_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataViewsTable_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DataViewsTable_view"
};

(node as any).hash = "78095a6dff665e95fc7fe67562459163";

export default node;
