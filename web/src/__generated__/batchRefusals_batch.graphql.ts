/**
 * @generated SignedSource<<87e0d42aac88ef844df1d993243cc285>>
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

(node as any).hash = "17b257f11059ca64c081e54aa8d2f092";

export default node;
