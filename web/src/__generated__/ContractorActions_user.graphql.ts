/**
 * @generated SignedSource<<79ec61cd1d75257a3e521720f040462f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useHistoryAction_user" | "useInvitationActions_user" | "useSignOutEverywhereAction_user" | "useUnlockAction_user">;
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

(node as any).hash = "92a134e5718eec0f571bfed5bf4a79b5";

export default node;
