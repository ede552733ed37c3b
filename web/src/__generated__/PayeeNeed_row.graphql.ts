/**
 * @generated SignedSource<<2b15b0f94a8cdff145ebccdf7073ce9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayeeNeed_row$data = {
  readonly missing: ReadonlyArray<string>;
  readonly need: boolean | null | undefined;
  readonly reason: string;
  readonly sharedNumberWith: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly user: {
    readonly name: string;
  };
  readonly " $fragmentType": "PayeeNeed_row";
};
export type PayeeNeed_row$key = {
  readonly " $data"?: PayeeNeed_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayeeNeed_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PayeeNeed_row"
};

(node as any).hash = "798eeaf5139b3c3042948f39903c75ba";

export default node;
