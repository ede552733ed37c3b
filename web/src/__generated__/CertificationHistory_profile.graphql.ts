/**
 * @generated SignedSource<<f83a049115f0b85fafa5cee9db6510ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxClass = "C_CORPORATION" | "INDIVIDUAL" | "LLC" | "OTHER" | "PARTNERSHIP" | "S_CORPORATION" | "TRUST_ESTATE";
import { FragmentRefs } from "relay-runtime";
export type CertificationHistory_profile$data = ReadonlyArray<{
  readonly id: string;
  readonly legalName: string;
  readonly llcClass: string | null | undefined;
  readonly maskedTaxNumber: string;
  readonly otherClass: string | null | undefined;
  readonly signedAt: string;
  readonly taxClass: TaxClass;
  readonly version: number;
  readonly " $fragmentType": "CertificationHistory_profile";
}>;
export type CertificationHistory_profile$key = ReadonlyArray<{
  readonly " $data"?: CertificationHistory_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificationHistory_profile">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CertificationHistory_profile",
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
      "name": "version",
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
      "kind": "ScalarField",
      "name": "legalName",
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
      "name": "maskedTaxNumber",
      "storageKey": null
    }
  ],
  "type": "TaxProfile",
  "abstractKey": null
};

(node as any).hash = "a35a9533ccec60bb54ae5ebe7d258596";

export default node;
