/**
 * @generated SignedSource<<694b114e96cbab306af11011f7ad2dd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxTab_user$data = {
  readonly taxProfile: {
    readonly formRevision: string;
    readonly isMistake: boolean;
    readonly maskedTaxNumber: string;
    readonly signedAt: string;
    readonly version: number;
  } | null | undefined;
  readonly unconfirmedExpenses: ReadonlyArray<{
    readonly amount: number;
    readonly year: number;
  }>;
  readonly w9RequestedAt: string | null | undefined;
  readonly w9RequestedBy: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  } | null | undefined;
  readonly " $fragmentType": "TaxTab_user";
};
export type TaxTab_user$key = {
  readonly " $data"?: TaxTab_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxTab_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxTab_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "w9RequestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "w9RequestedBy",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "PersonLink_user",
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
              "name": "viewerCanOpen",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnconfirmedExpenses",
      "kind": "LinkedField",
      "name": "unconfirmedExpenses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxProfile",
      "kind": "LinkedField",
      "name": "taxProfile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formRevision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maskedTaxNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMistake",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5c7e94078cdf03e1ef0298a76e47f1aa";

export default node;
