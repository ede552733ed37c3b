/**
 * @generated SignedSource<<3531f42ac7c27a323f2404c482c98e21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type openingRow_opening$data = {
  readonly compensation: number;
  readonly createdAt: string;
  readonly enteredBy: string | null | undefined;
  readonly id: string;
  readonly paidThrough: string;
  readonly reimbursed: number;
  readonly viewerCanVoid: boolean;
  readonly voidReason: string | null | undefined;
  readonly voidedAt: string | null | undefined;
  readonly withheld: number;
  readonly year: number;
  readonly " $fragmentType": "openingRow_opening";
};
export type openingRow_opening$key = {
  readonly " $data"?: openingRow_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"openingRow_opening">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "openingRow_opening"
};

(node as any).hash = "8d3e7bc754eb89678457a98b1c172036";

export default node;
