/**
 * @generated SignedSource<<aaf2556bfc7a24ce6e891fe65554cb7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type ArchiveTable_user$data = ReadonlyArray<{
  readonly archivedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyArray<RoleName>;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveActions_user" | "DeleteUserDialog_user">;
  readonly " $fragmentType": "ArchiveTable_user";
}>;
export type ArchiveTable_user$key = ReadonlyArray<{
  readonly " $data"?: ArchiveTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveTable_user">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ArchiveTable_user",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchiveActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteUserDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "523303d7afe04eddaa5ba744ccec1e69";

export default node;
