/**
 * @generated SignedSource<<4019098c65d7a396b60c31acd9d3d95d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessTokenStatus = "ACTIVE" | "EXPIRED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type AccessTokensTable_token$data = ReadonlyArray<{
  readonly canWrite: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
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
      "name": "canWrite",
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

(node as any).hash = "83150ef2370f3c21320bbc681ec9c84c";

export default node;
