/**
 * @generated SignedSource<<f7b94a550e1ecf2155b7e09b9d66b0fc>>
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

(node as any).hash = "67fe583767c74ef7652f831742351a11";

export default node;
