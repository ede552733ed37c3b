/**
 * @generated SignedSource<<dd31581399147a2140faa99aead818b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StaffActions_user$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly viewerCanArchive: boolean;
  readonly viewerCanAssignRoles: boolean;
  readonly viewerCanEditStaff: boolean;
  readonly viewerCanResetPassword: boolean;
  readonly viewerCanSetActive: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user" | "useSignOutEverywhereAction_user" | "useUnlockAction_user">;
  readonly " $fragmentType": "StaffActions_user";
};
export type StaffActions_user$key = {
  readonly " $data"?: StaffActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffActions_user",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditStaff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAssignRoles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResetPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanArchive",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnlockAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSignOutEverywhereAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHistoryAction_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f058a96831ae279b20056f89357211e6";

export default node;
