/**
 * @generated SignedSource<<70befcda98a9245a23dd00cf1859471a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionListItem_session$data = {
  readonly device: string;
  readonly id: string;
  readonly ipAddress: string | null | undefined;
  readonly isCurrent: boolean;
  readonly lastSeenAt: string;
  readonly " $fragmentType": "SessionListItem_session";
};
export type SessionListItem_session$key = {
  readonly " $data"?: SessionListItem_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionListItem_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SessionListItem_session",
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
      "name": "device",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ipAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "a98446e833726c710cc7138ef0dfe7b4";

export default node;
