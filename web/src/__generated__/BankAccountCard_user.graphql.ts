/**
 * @generated SignedSource<<384713532843702f8e1fc5ba0a722f86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BankAccountHolder = "BUSINESS" | "PERSONAL";
export type BankAccountType = "CHECKING" | "SAVINGS";
import { FragmentRefs } from "relay-runtime";
export type BankAccountCard_user$data = {
  readonly bankAccount: {
    readonly createdAt: string;
    readonly enteredBy: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly holder: BankAccountHolder;
    readonly isNew: boolean;
    readonly maskedAccountNumber: string;
    readonly routingNumber: string;
    readonly type: BankAccountType;
  } | null | undefined;
  readonly bankAccountRequest: {
    readonly askedBy: string;
    readonly bankDetails: string | null | undefined;
    readonly isOwn: boolean;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanSetBankAccount: boolean;
  readonly waitingBankAccount: string | null | undefined;
  readonly " $fragmentType": "BankAccountCard_user";
};
export type BankAccountCard_user$key = {
  readonly " $data"?: BankAccountCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankAccountCard_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BankAccountCard_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetBankAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingBankAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalRequest",
      "kind": "LinkedField",
      "name": "bankAccountRequest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankDetails",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maskedAccountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "routingNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNew",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "enteredBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "d4030bbc91014b749be89f9ad9a596c9";

export default node;
