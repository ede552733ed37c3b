/**
 * @generated SignedSource<<4e777db6bbac96c05931526bbbbc466a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxClass = "C_CORPORATION" | "INDIVIDUAL" | "LLC" | "OTHER" | "PARTNERSHIP" | "S_CORPORATION" | "TRUST_ESTATE";
export type TaxNumberType = "EIN" | "ITIN" | "SSN";
import { FragmentRefs } from "relay-runtime";
export type W9Form_user$data = {
  readonly address: {
    readonly city: string;
    readonly state: string;
    readonly street: string;
    readonly zip: string;
  };
  readonly firstName: string;
  readonly lastName: string;
  readonly taxProfile: {
    readonly businessName: string | null | undefined;
    readonly city: string;
    readonly exemptPayeeCode: string | null | undefined;
    readonly fatcaCode: string | null | undefined;
    readonly firstName: string | null | undefined;
    readonly itemTwoCrossed: boolean;
    readonly lastName: string | null | undefined;
    readonly legalName: string;
    readonly llcClass: string | null | undefined;
    readonly middleName: string | null | undefined;
    readonly otherClass: string | null | undefined;
    readonly state: string;
    readonly street: string;
    readonly suffix: string | null | undefined;
    readonly taxClass: TaxClass;
    readonly taxNumberType: TaxNumberType;
    readonly zip: string;
  } | null | undefined;
  readonly " $fragmentType": "W9Form_user";
};
export type W9Form_user$key = {
  readonly " $data"?: W9Form_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"W9Form_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "street",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "zip",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "W9Form_user",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "middleName",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suffix",
          "storageKey": null
        },
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
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
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
          "name": "itemTwoCrossed",
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

(node as any).hash = "c0b7ebc2391ebc698f0f86bed5f74709";

export default node;
