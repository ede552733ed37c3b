/**
 * @generated SignedSource<<ddde1a7022cc6541f52da3a8f5fd5211>>
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
  readonly isActive: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user" | "DeactivateContractorDialog_user" | "EditContractorDialog_user" | "RemoveSecondFactorDialog_user" | "SignOutEverywhereDialog_user">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
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

(node as any).hash = "4e18897afeb23fb091992d87b37ad5d2";

export default node;
