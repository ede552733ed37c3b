/**
 * @generated SignedSource<<beb3b4a1ab3154bd1a9454dba7fd382a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractorActions_user$data = {
  readonly isActive: boolean;
  readonly name: string;
  readonly viewerCanDeactivate: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user" | "useInvitationActions_user" | "useRemoveSecondFactorAction_user" | "useSignOutEverywhereAction_user" | "useUnlockAction_user">;
  readonly " $fragmentType": "ContractorActions_user";
};
export type ContractorActions_user$key = {
  readonly " $data"?: ContractorActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContractorActions_user",
  "selections": [
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDeactivate",
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
      "name": "useRemoveSecondFactorAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHistoryAction_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInvitationActions_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f83b824bbe249aecf567b24d8778380c";

export default node;
