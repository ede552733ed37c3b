/**
 * @generated SignedSource<<6e6f97529209a8f954c9de8002562545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NeedCell_row$data = {
  readonly need: boolean | null | undefined;
  readonly needsW9: boolean;
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

(node as any).hash = "b76995523ace36a2897ea93ef12d6172";

export default node;
