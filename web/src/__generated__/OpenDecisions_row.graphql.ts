/**
 * @generated SignedSource<<31441c5ecfe04060e0a37f68aa147a6f>>
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
  readonly undecidedRuns: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
    readonly user: {
      readonly id: string;
    };
    readonly weekStart: string;
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

(node as any).hash = "d6f632191b4668e9e1fda0bff93cda5d";

export default node;
