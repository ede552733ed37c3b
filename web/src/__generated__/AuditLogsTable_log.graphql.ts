/**
 * @generated SignedSource<<372efdd763e6c81e51a53b2c8c17a310>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LogLevel = "CRITICAL" | "ERROR" | "INFO" | "WARNING";
import { FragmentRefs } from "relay-runtime";
export type AuditLogsTable_log$data = ReadonlyArray<{
  readonly action: string;
  readonly id: string;
  readonly ipAddress: string | null | undefined;
  readonly level: LogLevel;
  readonly timestamp: string;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsButton_log" | "LogUser_log">;
  readonly " $fragmentType": "AuditLogsTable_log";
}>;
export type AuditLogsTable_log$key = ReadonlyArray<{
  readonly " $data"?: AuditLogsTable_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogsTable_log">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AuditLogsTable_log",
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
      "name": "timestamp",
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
      "name": "ipAddress",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogUser_log"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsButton_log"
    }
  ],
  "type": "AuditLog",
  "abstractKey": null
};

(node as any).hash = "c131e7cd8c298784014123301e58de79";

export default node;
