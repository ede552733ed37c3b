/**
 * @generated SignedSource<<1c5c8a9c4ba9adf87d3efded81cd5cbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type SecondFactor = "AUTHENTICATOR_APP" | "PASSKEY";
import { FragmentRefs } from "relay-runtime";
export type useRemoveFactor_user$data = {
  readonly needsSecondFactor: boolean;
  readonly secondFactors: ReadonlyArray<SecondFactor>;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
  readonly " $fragmentType": "useRemoveFactor_user";
};
export type useRemoveFactor_user$key = {
  readonly " $data"?: useRemoveFactor_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRemoveFactor_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRemoveFactor_user"
};

(node as any).hash = "76955364b8bc2d691e7d6462f92de979";

export default node;
