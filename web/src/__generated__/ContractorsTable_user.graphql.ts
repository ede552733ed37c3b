/**
 * @generated SignedSource<<94612f565a8b9fb41f5d3733601d382d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user" | "DeactivateContractorDialog_user" | "EditContractorDialog_user">;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "13078b2621a93d77c43460df7ef9e3fc";

export default node;
