/**
 * @generated SignedSource<<4eed6dbaff9712f721fa58a0f7d4e169>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type LogLevel = "CRITICAL" | "ERROR" | "INFO" | "WARNING";
import { FragmentRefs } from "relay-runtime";
export type AuditLogsTable_log$data = {
  readonly act: {
    readonly entryCount: number;
    readonly sentence: string;
  };
  readonly action: string;
  readonly id: string;
  readonly ipAddress: string | null | undefined;
  readonly level: LogLevel;
  readonly timestamp: string;
  readonly " $fragmentSpreads": FragmentRefs<"ActButton_log" | "DetailsButton_log" | "LogUser_log">;
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

(node as any).hash = "15f53d68c5c6bf640ec8c80cd716f89f";

export default node;
