/**
 * @generated SignedSource<<09aa259c57d64bac06ad60082eb2faaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NeedCell_row$data = {
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
  readonly " $fragmentType": "NeedCell_row";
};
export type NeedCell_row$key = {
  readonly " $data"?: NeedCell_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedCell_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "NeedCell_row"
};

(node as any).hash = "9461e43f6477fe9dc15273f124d09f36";

export default node;
