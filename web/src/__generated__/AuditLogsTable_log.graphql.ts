/**
 * @generated SignedSource<<610b866b2015d24d706fe3ff739b49f1>>
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
  readonly sentence: string;
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

(node as any).hash = "ac207b4f39feba910daa609ecf0c1424";

export default node;
