/**
 * @generated SignedSource<<91937b4d3d00f4a353a52e2cc03b5614>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LogLevel = "CRITICAL" | "ERROR" | "INFO" | "WARNING";
import { FragmentRefs } from "relay-runtime";
export type AuditLogDetails_log$data = {
  readonly action: string;
  readonly entityId: string | null | undefined;
  readonly entityType: string;
  readonly ipAddress: string | null | undefined;
  readonly level: LogLevel;
  readonly newValues: string | null | undefined;
  readonly oldValues: string | null | undefined;
  readonly sentence: string;
  readonly timestamp: string;
  readonly userAgent: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesTable_log" | "LogUser_log">;
  readonly " $fragmentType": "AuditLogDetails_log";
};
export type AuditLogDetails_log$key = {
  readonly " $data"?: AuditLogDetails_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogDetails_log">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuditLogDetails_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
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
      "name": "level",
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
      "kind": "ScalarField",
      "name": "ipAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userAgent",
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
      "name": "oldValues",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newValues",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "LogUser_log",
      "selections": [
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
              "name": "email",
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "PersonLink_user",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "viewerCanOpen",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeletedActor",
          "kind": "LinkedField",
          "name": "deletedActor",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesTable_log"
    }
  ],
  "type": "AuditLog",
  "abstractKey": null
};
})();

(node as any).hash = "49def9289e9ab150142d0af603161595";

export default node;
