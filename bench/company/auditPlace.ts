/** Cursors of the audit log. */
import { NEWEST_FIRST } from '../../api/src/domains/auditLogs/auditLogs.service.ts';
import * as sortOrder from '../../api/src/graph/sortOrder.ts';

/** The prefix of a cursor of the screen's list. */
export const SIGN = sortOrder.signOf('Query.auditLogs', { filters: { onePerAct: true } });

export interface AuditPlace {
  timestamp: Date;
  id: string;
}

export const toCursor = (entry: AuditPlace): string => sortOrder.toCursor(SIGN, NEWEST_FIRST, entry);

export function fromCursor(cursor: string): AuditPlace {
  const [timestamp, id] = sortOrder.fromCursor(SIGN, NEWEST_FIRST, cursor) as [Date, string];
  return { timestamp, id };
}
