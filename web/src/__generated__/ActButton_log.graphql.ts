/**
 * @generated SignedSource<<d00527ecb84f96a51d9d4fc8c0f1df20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActButton_log$data = {
  readonly act: {
    readonly entryCount: number;
  };
  readonly action: string;
  readonly timestamp: string;
  readonly " $fragmentType": "ActButton_log";
};
export type ActButton_log$key = {
  readonly " $data"?: ActButton_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActButton_log">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ActButton_log"
};

(node as any).hash = "377f1fd435f8acf812aff7f96ef2b8f2";

export default node;
