/**
 * @generated SignedSource<<f40aa4c189446316cf6ae9f11027b6f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DetailsButton_log$data = {
  readonly action: string;
  readonly timestamp: string;
  readonly " $fragmentType": "DetailsButton_log";
};
export type DetailsButton_log$key = {
  readonly " $data"?: DetailsButton_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsButton_log">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DetailsButton_log"
};

(node as any).hash = "44be38f4c08fab1f245a043dff8192cc";

export default node;
