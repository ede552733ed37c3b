/** Entries of the audit log. */
import type { InsertObject } from 'kysely';
import { db, defineChange, type Places, type Tables, type Values } from '../platform/sql/define.ts';

/** The values of an entry. */
export const ENTRY = {
  entryId: 'uuid',
  timestamp: 'timestamptz',
  level: 'LogLevel',
  action: 'text',
  entityType: 'text',
  entityId: 'text?',
  actor: 'uuid?',
  ipAddress: 'text?',
  userAgent: 'text?',
  requestId: 'text?',
  oldValues: 'jsonb?',
  newValues: 'jsonb?',
  digest: 'text',
} as const;
export type EntryValues = Values<typeof ENTRY>;

/** With its type spelled out: the compiler refuses a column that is none in an object alone, not in what a function returns. */
const toRow = (p: Places<typeof ENTRY>): InsertObject<Tables, 'AuditLog'> => ({
  id: p.entryId,
  timestamp: p.timestamp,
  level: p.level,
  action: p.action,
  entityType: p.entityType,
  entityId: p.entityId,
  userId: p.actor,
  ipAddress: p.ipAddress,
  userAgent: p.userAgent,
  requestId: p.requestId,
  oldValues: p.oldValues,
  newValues: p.newValues,
  digest: p.digest,
});

/** One entry. */
export const entered = defineChange(ENTRY, (p) => db.insertInto('AuditLog').values(toRow(p)));

/** The beginning of a statement that enters something and makes a change as well, both at once. */
export const withEntry = (p: Places<typeof ENTRY>) =>
  db.with('entry', (c) => c.insertInto('AuditLog').values(toRow(p)));
