/**
 * @generated SignedSource<<b7b0f51b6f6498fabe0a3cf5eda1c476>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AccessTokenScope = "LOGS_READ" | "PAYROLL_READ" | "PAYROLL_WRITE" | "PEOPLE_READ" | "REPORTS_READ" | "REPORTS_WRITE" | "TAX_READ" | "TAX_WRITE" | "TIME_LOGS_READ" | "TIME_LOGS_WRITE";
export type AccessTokenStatus = "ACTIVE" | "EXPIRED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type AccessTokensTable_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<AccessTokenScope>;
  readonly status: AccessTokenStatus;
  readonly " $fragmentType": "AccessTokensTable_token";
};
export type AccessTokensTable_token$key = {
  readonly " $data"?: AccessTokensTable_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokensTable_token">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AccessTokensTable_token"
};

(node as any).hash = "4896ee1f6f32f3bcddb45a4093743443";

export default node;
