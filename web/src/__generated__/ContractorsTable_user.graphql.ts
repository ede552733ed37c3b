/**
 * @generated SignedSource<<d81576e4887250fca6b515b15f406d0e>>
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

(node as any).hash = "9735e1c7a28f3f147865f158cdf3e528";

export default node;
