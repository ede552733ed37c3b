/**
 * @generated SignedSource<<f3062cf098eb2954b84e9fc71ba75115>>
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

(node as any).hash = "fda56839520d0cc90ea3f024c9a9d711";

export default node;
