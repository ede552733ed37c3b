/**
 * @generated SignedSource<<188673efef928064189fee7cfb50583f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BackPayFact_user$data = {
  readonly backPay: ReadonlyArray<{
    readonly amount: number;
    readonly dayCount: number;
    readonly viewerCanDecide: boolean;
    readonly weekStart: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "BackPayFact_user";
};
export type BackPayFact_user$key = {
  readonly " $data"?: BackPayFact_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackPayFact_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BackPayFact_user",
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
      "concreteType": "BackPay",
      "kind": "LinkedField",
      "name": "backPay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanDecide",
          "storageKey": null
        },
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
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "38eb7ce73e3cefa80871313ba7b64a80";

export default node;
