/**
 * @generated SignedSource<<1fd36d2e13ea76ed294b1f54d82b7576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArchiveActions_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanArchive: boolean;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "ArchiveActions_user";
};
export type ArchiveActions_user$key = {
  readonly " $data"?: ArchiveActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveActions_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ArchiveActions_user"
};

(node as any).hash = "0cde9bbb052bf2976cc8d6ccacf7c804";

export default node;
