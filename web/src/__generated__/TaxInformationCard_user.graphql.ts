/**
 * @generated SignedSource<<8081ed41918b405f6cb1514ee7b4f0f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxInformationCard_user$data = {
  readonly taxProfile: {
    readonly signedAt: string;
    readonly taxNumberLast4: string;
  } | null | undefined;
  readonly " $fragmentType": "TaxInformationCard_user";
};
export type TaxInformationCard_user$key = {
  readonly " $data"?: TaxInformationCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxInformationCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxInformationCard_user",
  "selections": [
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
          "name": "taxNumberLast4",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f720179899dbcceff424d5ff60f1f569";

export default node;
