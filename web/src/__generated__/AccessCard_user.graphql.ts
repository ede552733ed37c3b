/**
 * @generated SignedSource<<1c9f5dd82871b59fc7788c8eb482131d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
import { FragmentRefs } from "relay-runtime";
export type AccessCard_user$data = {
  readonly accessTokenCount: number;
  readonly archived: boolean;
  readonly hasSecondFactor: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly needsPasswordChange: boolean;
  readonly roles: ReadonlyArray<RoleName>;
  readonly sessionCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"AccessDialog_user" | "useAccessActions_user">;
  readonly " $fragmentType": "AccessCard_user";
};
export type AccessCard_user$key = {
  readonly " $data"?: AccessCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessCard_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessCard_user",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "needsPasswordChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessTokenCount",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useAccessActions_user",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanSignOutEverywhere",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanRemoveSecondFactor",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useSignInActions_user",
          "selections": [
            (v0/*:: as any*/),
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
              "name": "viewerCanResetPassword",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanUnlockSignIn",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccessDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "fdaea1687ba27d142ed03cb75923bf21";

export default node;
