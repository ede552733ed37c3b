/**
 * @generated SignedSource<<9459a490fa02fbb35b347de210fb2a80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractorsTable_user$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user" | "DeactivateContractorDialog_user" | "EditContractorDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user" | "RemoveSecondFactorDialog_user" | "SignOutEverywhereDialog_user">;
  readonly " $fragmentType": "ContractorsTable_user";
};
export type ContractorsTable_user$key = {
  readonly " $data"?: ContractorsTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractorsTable_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ContractorsTable_user"
};

(node as any).hash = "d4dbab5395ccd62cc293aa5d2fc5483e";

export default node;
