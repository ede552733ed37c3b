/**
 * @generated SignedSource<<63f93840f3bc29ff6a9f007e42e78998>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ContractorActions_user" | "DeactivateContractorDialog_user" | "EditContractorDialog_user" | "InvitationDialog_user" | "InvitedChip_user" | "PersonLink_user" | "ResetPasswordDialog_user">;
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

(node as any).hash = "c1fa29cc296a61f450a9a583f6dca48a";

export default node;
