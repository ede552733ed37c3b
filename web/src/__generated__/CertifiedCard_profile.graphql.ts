/**
 * @generated SignedSource<<8fc93338da84385c653bdb11b0983d66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxClass = "C_CORPORATION" | "INDIVIDUAL" | "LLC" | "OTHER" | "PARTNERSHIP" | "S_CORPORATION" | "TRUST_ESTATE";
export type TaxNumberType = "EIN" | "ITIN" | "SSN";
import { FragmentRefs } from "relay-runtime";
export type CertifiedCard_profile$data = {
  readonly businessName: string | null | undefined;
  readonly city: string;
  readonly exemptPayeeCode: string | null | undefined;
  readonly fatcaCode: string | null | undefined;
  readonly itemTwoCrossed: boolean;
  readonly legalName: string;
  readonly llcClass: string | null | undefined;
  readonly maskedTaxNumber: string;
  readonly otherClass: string | null | undefined;
  readonly signedAt: string;
  readonly signedName: string;
  readonly state: string;
  readonly street: string;
  readonly taxClass: TaxClass;
  readonly taxNumberLast4: string;
  readonly taxNumberType: TaxNumberType;
  readonly user: {
    readonly id: string;
  };
  readonly zip: string;
  readonly " $fragmentType": "CertifiedCard_profile";
};
export type CertifiedCard_profile$key = {
  readonly " $data"?: CertifiedCard_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertifiedCard_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CertifiedCard_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxClass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "llcClass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherClass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exemptPayeeCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fatcaCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumberType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumberLast4",
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
      "name": "itemTwoCrossed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedName",
      "storageKey": null
    },
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxProfile",
  "abstractKey": null
};

(node as any).hash = "82b413b1e243b7af7c0e0cbf5f1e09da";

export default node;
