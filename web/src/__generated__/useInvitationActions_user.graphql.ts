/**
 * @generated SignedSource<<e7585312452f6b52ce5745d501fcc4c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useInvitationActions_user$data = {
  readonly invitation: {
    readonly isExpired: boolean;
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
          "name": "isExpired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4a7347c0990d295c82be226bb4633b34";

export default node;
