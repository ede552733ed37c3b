/**
 * @generated SignedSource<<6b45f09994a368235705e186bb08610f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useUnlockAction_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanUnlockSignIn: boolean;
  readonly " $fragmentType": "useUnlockAction_user";
};
export type useUnlockAction_user$key = {
  readonly " $data"?: useUnlockAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnlockAction_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useUnlockAction_user"
};

(node as any).hash = "404408644090fcb83163edeeb08cbf66";

export default node;
