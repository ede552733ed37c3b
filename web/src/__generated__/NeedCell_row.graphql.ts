/**
 * @generated SignedSource<<134e332e814eceb7b74e63610afb3117>>
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
  readonly sharedNumberWith: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly toConfirm: ReadonlyArray<{
    readonly id: string;
    readonly viewerCanOpen: boolean;
    readonly viewerCanSetWorkRelation: boolean;
  }>;
  readonly undecidedRuns: ReadonlyArray<{
    readonly user: {
      readonly id: string;
    };
    readonly weekStart: string;
  }>;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly viewerCanOpen: boolean;
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

(node as any).hash = "a8be3a980d21a0336f6adaa3e050ef3e";

export default node;
