/**
 * @generated SignedSource<<0dfe1a0c9844526f298f90cb7767aa2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractorActions_user$data = {
  readonly isActive: boolean;
  readonly name: string;
  readonly viewerCanDeactivate: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useInvitationActions_user" | "useSignInActions_user">;
  readonly " $fragmentType": "ContractorActions_user";
};
export type ContractorActions_user$key = {
  readonly " $data"?: ContractorActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ContractorActions_user"
};

(node as any).hash = "b17f9f028b22b8ef7aeff2a6a4cdbf15";

export default node;
