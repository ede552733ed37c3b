/**
 * @generated SignedSource<<55e4ff1f5a63f1f92c931dd0254ae68b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitedChip_user$data = {
  readonly invitation: {
    readonly isExpired: boolean;
  } | null | undefined;
  readonly isActive: boolean;
  readonly mailFailedAt: string | null | undefined;
  readonly " $fragmentType": "InvitedChip_user";
};
export type InvitedChip_user$key = {
  readonly " $data"?: InvitedChip_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitedChip_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitedChip_user",
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
      "kind": "ScalarField",
      "name": "mailFailedAt",
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

(node as any).hash = "80d122c2fc6bb647c03d7ebb6e44e081";

export default node;
