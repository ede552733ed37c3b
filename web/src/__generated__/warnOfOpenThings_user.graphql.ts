/**
 * @generated SignedSource<<840303eae706bc47a9c403446d731b48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type warnOfOpenThings_user$data = {
  readonly name: string;
  readonly openThings: ReadonlyArray<{
    readonly text: string;
  }> | null | undefined;
  readonly " $fragmentType": "warnOfOpenThings_user";
};
export type warnOfOpenThings_user$key = {
  readonly " $data"?: warnOfOpenThings_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"warnOfOpenThings_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "warnOfOpenThings_user"
};

(node as any).hash = "abcb04ad0a5eb8443e97f52a056497ef";

export default node;
