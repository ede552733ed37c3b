/**
 * @generated SignedSource<<9345cef60c51339204b2eb0644bdbd7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxInformationScreen_user$data = {
  readonly id: string;
  readonly taxProfile: {
    readonly isMistake: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CertifiedCard_profile">;
  } | null | undefined;
  readonly taxProfiles: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CertificationHistory_profile">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"W9Form_user">;
  readonly " $fragmentType": "TaxInformationScreen_user";
};
export type TaxInformationScreen_user$key = {
  readonly " $data"?: TaxInformationScreen_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxInformationScreen_user">;
};

import TaxInformationScreenRefetchQuery_graphql from './TaxInformationScreenRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": TaxInformationScreenRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "TaxInformationScreen_user",
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
      "concreteType": "TaxProfile",
      "kind": "LinkedField",
      "name": "taxProfile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMistake",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertifiedCard_profile"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxProfile",
      "kind": "LinkedField",
      "name": "taxProfiles",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificationHistory_profile"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "W9Form_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4849536171758508d8436884e0b54843";

export default node;
