/**
 * @generated SignedSource<<59d6736b91c33e6d2290de5c6afde865>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type LogLevel = "CRITICAL" | "ERROR" | "INFO" | "WARNING";
import { FragmentRefs } from "relay-runtime";
export type AuditLogsTable_log$data = {
  readonly action: string;
  readonly id: string;
  readonly ipAddress: string | null | undefined;
  readonly level: LogLevel;
  readonly timestamp: string;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsButton_log" | "LogUser_log">;
  readonly " $fragmentType": "AuditLogsTable_log";
};
export type AuditLogsTable_log$key = {
  readonly " $data"?: AuditLogsTable_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogsTable_log">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AuditLogsTable_log"
};

(node as any).hash = "db8a11702815c71d6fb464da3ca50cf5";

export default node;
