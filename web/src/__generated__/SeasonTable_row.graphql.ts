/**
 * @generated SignedSource<<402299023b3a207b9ba6968f4e862a7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeasonTable_row$data = {
  readonly expenses: number;
  readonly paid: number;
  readonly reportable: number;
  readonly unconfirmed: number;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DocumentCell_row" | "NeedCell_row" | "OpenDecisions_row">;
  readonly " $fragmentType": "SeasonTable_row";
};
export type SeasonTable_row$key = {
  readonly " $data"?: SeasonTable_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonTable_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SeasonTable_row"
};

(node as any).hash = "7803a31f7693bed6454fc5dfb0704c6b";

export default node;
