/**
 * @generated SignedSource<<4ec19f54303b021f6ede2000ff83bb54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminActivityEntry_log$data = {
  readonly action: string;
  readonly entityId: string | null | undefined;
  readonly entityType: string;
  readonly timestamp: string;
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "AdminActivityEntry_log";
};
export type AdminActivityEntry_log$key = {
  readonly " $data"?: AdminActivityEntry_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminActivityEntry_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminActivityEntry_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timestamp",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditLog",
  "abstractKey": null
};

(node as any).hash = "4b7942fa397867651449be581f1dd8c5";

export default node;
