/**
 * @generated SignedSource<<2fead44ca4cc60868076a5340912eaff>>
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
          "name": "amount",
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

(node as any).hash = "7289024486e09fb1dfcd68f1d843d295";

export default node;
