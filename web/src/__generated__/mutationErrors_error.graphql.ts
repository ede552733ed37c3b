/**
 * @generated SignedSource<<9d7570e4065ab3dc8b4956339987973e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_PROCESSED" | "APPROVAL_REQUIRED" | "CONFLICT" | "FORBIDDEN" | "INVALID_CREDENTIALS" | "INVALID_TRANSITION" | "LAST_ADMIN" | "LOCKED" | "NOT_FOUND" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RETENTION" | "SECOND_FACTOR_REQUIRED" | "VALIDATION";
import { FragmentRefs } from "relay-runtime";
export type mutationErrors_error$data = {
  readonly code: ErrorCode;
  readonly issues?: ReadonlyArray<{
    readonly message: string;
    readonly path: ReadonlyArray<string>;
  }>;
  readonly message: string;
  readonly " $fragmentType": "mutationErrors_error";
};
export type mutationErrors_error$key = {
  readonly " $data"?: mutationErrors_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"mutationErrors_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mutationErrors_error"
};

(node as any).hash = "23b287b6321ec0ebd118c7b939557523";

export default node;
