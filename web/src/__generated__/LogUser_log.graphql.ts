/**
 * @generated SignedSource<<0d4932b195accacc480ea40cb38171af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LogUser_log$data = {
  readonly deletedActor: {
    readonly name: string;
  } | null | undefined;
  readonly user: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LogUser_log";
};
export type LogUser_log$key = {
  readonly " $data"?: LogUser_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogUser_log">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LogUser_log"
};

(node as any).hash = "c2e4347c0633a87ac9f505852c0d2ad3";

export default node;
