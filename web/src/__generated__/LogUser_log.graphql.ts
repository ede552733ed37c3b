/**
 * @generated SignedSource<<ac7cb84f8559b63092df20cf25abaf98>>
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
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
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

(node as any).hash = "d2ce8bf00d1986371e92710e31cf90b4";

export default node;
