/**
 * @generated SignedSource<<52a28776910db6a4fb159217c7a7ebf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useInvitationActions_user$data = {
  readonly invitation: {
    readonly __typename: "Invitation";
  } | null | undefined;
  readonly isActive: boolean;
  readonly " $fragmentType": "useInvitationActions_user";
};
export type useInvitationActions_user$key = {
  readonly " $data"?: useInvitationActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInvitationActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useInvitationActions_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "23fa88a9e0f8cfb85a01f49c1bd5be6b";

export default node;
