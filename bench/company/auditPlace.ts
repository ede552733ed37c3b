/** Cursors of the audit log. */
import { NEWEST_FIRST } from '../../api/src/domains/auditLogs/auditLogs.service.ts';
import * as sortOrder from '../../api/src/graph/sortOrder.ts';

const LIST = 'Query.auditLogs';

/** What such a cursor begins with. */
export const SIGN = sortOrder.signOf(LIST);

export interface AuditPlace {
  timestamp: Date;
  id: string;
}

export const toCursor = (entry: AuditPlace): string => sortOrder.toCursor(LIST, NEWEST_FIRST, entry);

export function fromCursor(cursor: string): AuditPlace {
  const [timestamp, id] = sortOrder.fromCursor(LIST, NEWEST_FIRST, cursor) as [Date, string];
  return { timestamp, id };
}
