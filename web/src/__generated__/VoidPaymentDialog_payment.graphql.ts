/**
 * @generated SignedSource<<7c8ee22dbb26e608c52f698e56c722d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VoidPaymentDialog_payment$data = {
  readonly amount: number;
  readonly date: string;
  readonly id: string;
  readonly " $fragmentType": "VoidPaymentDialog_payment";
};
export type VoidPaymentDialog_payment$key = {
  readonly " $data"?: VoidPaymentDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoidPaymentDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoidPaymentDialog_payment",
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "a20cde9eb73d74446a5a520e9ee83e28";

export default node;
