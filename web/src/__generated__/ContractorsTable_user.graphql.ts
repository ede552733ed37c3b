/**
 * @generated SignedSource<<fd41c9626d8520472fc65c884313a26b>>
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
  readonly viewerCanRequestW9: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AccessDialog_user" | "ContractorActions_user" | "DeactivateContractorDialog_user" | "EditContractorDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user">;
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

(node as any).hash = "e5790e2eaec7edde5b24438838ed84ec";

export default node;
