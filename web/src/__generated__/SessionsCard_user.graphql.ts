/**
 * @generated SignedSource<<a2d8bf33a4a6560c9e922610ec5a73cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionsCard_user$data = {
  readonly sessions: ReadonlyArray<{
    readonly isCurrent: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"SessionList_session">;
  }>;
  readonly " $fragmentType": "SessionsCard_user";
};
export type SessionsCard_user$key = {
  readonly " $data"?: SessionsCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SessionsCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionList_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0ab452cc9676304c38e29e76cf7e5623";

export default node;
