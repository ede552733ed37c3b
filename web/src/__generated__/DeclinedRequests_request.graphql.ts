/**
 * @generated SignedSource<<1e663e309e74f8f84ad7904c6a0914e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeclinedRequests_request$data = {
  readonly amount: number | null | undefined;
  readonly askedBy: string;
  readonly decidedBy: string | null | undefined;
  readonly isOwn: boolean;
  readonly paymentDate: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly wanted: ReadonlyArray<{
    readonly run: {
      readonly user: {
        readonly name: string;
      };
    };
  }>;
  readonly " $fragmentType": "DeclinedRequests_request";
};
export type DeclinedRequests_request$key = {
  readonly " $data"?: DeclinedRequests_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclinedRequests_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DeclinedRequests_request"
};

(node as any).hash = "c58b016fda77172e08fa73340ac180ab";

export default node;
