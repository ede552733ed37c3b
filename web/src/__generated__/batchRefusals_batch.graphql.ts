/**
 * @generated SignedSource<<f891fcebe9c8432c4ffe4ec4ba6e5b16>>
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

(node as any).hash = "f93bcf11c832c794272edb4b40c1ea4d";

export default node;
