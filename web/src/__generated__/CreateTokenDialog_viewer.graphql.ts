/**
 * @generated SignedSource<<a47ed565ee4898fda4fa7458984cdac0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessTokenScope = "LOGS_READ" | "PAYROLL_READ" | "PAYROLL_WRITE" | "PEOPLE_READ" | "REPORTS_READ" | "REPORTS_WRITE" | "TAX_READ" | "TAX_WRITE" | "TIME_LOGS_READ" | "TIME_LOGS_WRITE";
import { FragmentRefs } from "relay-runtime";
export type CreateTokenDialog_viewer$data = {
  readonly id: string;
  readonly usableTokenScopes: ReadonlyArray<AccessTokenScope>;
  readonly " $fragmentType": "CreateTokenDialog_viewer";
};
export type CreateTokenDialog_viewer$key = {
  readonly " $data"?: CreateTokenDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateTokenDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CreateTokenDialog_viewer",
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
      "name": "usableTokenScopes",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "364b9e1b3223ddf47dcd6a0af4df5cfc";

export default node;
