/**
 * @generated SignedSource<<8f904fd5a02f1b18ba7f146ed2c6b343>>
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

(node as any).hash = "ef2a13948ddf5f5bdc43613c6fca349f";

export default node;
