/**
 * @generated SignedSource<<07d0c37432f5ea30610fc52cdf898d6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type AccountCard_user$data = {
  readonly createdAt: string;
  readonly isActive: boolean;
  readonly roles: ReadonlyArray<RoleName>;
  readonly " $fragmentType": "AccountCard_user";
};
export type AccountCard_user$key = {
  readonly " $data"?: AccountCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fe56089549878c497505fe855dd0c4fb";

export default node;
