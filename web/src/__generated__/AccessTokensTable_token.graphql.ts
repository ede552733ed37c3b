/**
 * @generated SignedSource<<3d68a2215f562bf593c4ce80e7967f57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessTokenScope = "LOGS_READ" | "PAYROLL_READ" | "PAYROLL_WRITE" | "PEOPLE_READ" | "REPORTS_READ" | "REPORTS_WRITE" | "TAX_READ" | "TAX_WRITE" | "TIME_LOGS_READ" | "TIME_LOGS_WRITE";
export type AccessTokenStatus = "ACTIVE" | "EXPIRED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type AccessTokensTable_token$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<AccessTokenScope>;
  readonly status: AccessTokenStatus;
  readonly " $fragmentType": "AccessTokensTable_token";
}>;
export type AccessTokensTable_token$key = ReadonlyArray<{
  readonly " $data"?: AccessTokensTable_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokensTable_token">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AccessTokensTable_token",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "PersonalAccessToken",
  "abstractKey": null
};

(node as any).hash = "39259a1c7b15f54524c7814392109935";

export default node;
