/**
 * @generated SignedSource<<782b7e80118d803c383a83b865d67d37>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user" | "DeactivateContractorDialog_user" | "EditContractorDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "SignOutEverywhereDialog_user">;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0a8f4bc9923438d0b6fb5a9fc54ddbfe";

export default node;
