/**
 * @generated SignedSource<<15f0e9777151cc9171f97583aa6bc12d>>
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

(node as any).hash = "80c5cd3cea7bcc48c96c553a123ff604";

export default node;
