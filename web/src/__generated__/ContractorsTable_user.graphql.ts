/**
 * @generated SignedSource<<e3133b29d39316a69f6d830228fc5574>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractorsTable_user$data = ReadonlyArray<{
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user" | "DeactivateContractorDialog_user" | "EditContractorDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "RemoveSecondFactorDialog_user" | "SignOutEverywhereDialog_user">;
  readonly " $fragmentType": "ContractorsTable_user";
}>;
export type ContractorsTable_user$key = ReadonlyArray<{
  readonly " $data"?: ContractorsTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorsTable_user">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ContractorsTable_user",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitedChip_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractorActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditContractorDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeactivateContractorDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignOutEverywhereDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveSecondFactorDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "46fcccb8be94941928e21e827144cbb1";

export default node;
