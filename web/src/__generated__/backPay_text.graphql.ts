/**
 * @generated SignedSource<<8108bebf4931aab4a97dfdbc363667f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type backPay_text$data = {
  readonly amount: number;
  readonly dayCount: number;
  readonly " $fragmentType": "backPay_text";
};
export type backPay_text$key = {
  readonly " $data"?: backPay_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"backPay_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "backPay_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayCount",
      "storageKey": null
    }
  ],
  "type": "BackPay",
  "abstractKey": null
};

(node as any).hash = "3921847ccfd078b7f02d42c684d7490a";

export default node;
