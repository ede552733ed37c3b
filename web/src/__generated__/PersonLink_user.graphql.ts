/**
 * @generated SignedSource<<aa9cfa361e74c8c176e677bdfec8a7f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonLink_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanOpen: boolean;
  readonly " $fragmentType": "PersonLink_user";
};
export type PersonLink_user$key = {
  readonly " $data"?: PersonLink_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PersonLink_user"
};

(node as any).hash = "8406d9100af9f28abe081e4647254e5b";

export default node;
