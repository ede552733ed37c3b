/**
 * @generated SignedSource<<1f637ebc687974f776847cd00b22838a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type batchRefusals_batch$data = {
  readonly refusals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly message: string | null | undefined;
        readonly user: {
          readonly id: string;
        };
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "batchRefusals_batch";
};
export type batchRefusals_batch$key = {
  readonly " $data"?: batchRefusals_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"batchRefusals_batch">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "batchRefusals_batch"
};

(node as any).hash = "48203d432f4c0f00f4c54e4e680d3fe3";

export default node;
