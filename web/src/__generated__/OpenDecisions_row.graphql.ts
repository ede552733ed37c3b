/**
 * @generated SignedSource<<0acf065eb7527f60de28b95a2c6032fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxSeasonState = "CONFLICT" | "DONE" | "MISSING" | "NOT_NEEDED" | "READY";
import { FragmentRefs } from "relay-runtime";
export type OpenDecisions_row$data = {
  readonly sharedNumberWith: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly state: TaxSeasonState;
  readonly toConfirm: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly viewerCanSetWorkRelation: boolean;
  }>;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "OpenDecisions_row";
};
export type OpenDecisions_row$key = {
  readonly " $data"?: OpenDecisions_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDecisions_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OpenDecisions_row"
};

(node as any).hash = "4c21189095f5e3d83b5ddb5a485be13b";

export default node;
