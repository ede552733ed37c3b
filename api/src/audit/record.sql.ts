/** Entries of the audit log. */
import type { QueryCreator } from 'kysely';
import { db, defineChange, type Expression, type JsonValue, type Tables } from '../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../platform/sql/parts.ts';

/** An entry as JSON. */
const ENTRY = {
  id: 'uuid',
  timestamp: 'timestamptz',
  level: 'LogLevel',
  action: 'text',
  entityType: 'text',
  entityId: 'text?',
  userId: 'uuid?',
  ipAddress: 'text?',
  userAgent: 'text?',
  requestId: 'text?',
  oldValues: 'jsonb?',
  newValues: 'jsonb?',
  digest: 'text',
} as const;
export type GivenEntry = RecordOf<typeof ENTRY>;

const insertEntries = (c: QueryCreator<Tables>, entries: Expression<JsonValue>) =>
  insertFrom(c.insertInto('AuditLog'), c.selectFrom(recordsFrom(entries, ENTRY, 'given')), ({ ref }) => ({
    id: ref('given.id'),
    timestamp: ref('given.timestamp'),
    level: ref('given.level'),
    action: ref('given.action'),
    entityType: ref('given.entityType'),
    entityId: ref('given.entityId'),
    userId: ref('given.userId'),
    ipAddress: ref('given.ipAddress'),
    userAgent: ref('given.userAgent'),
    requestId: ref('given.requestId'),
    oldValues: ref('given.oldValues'),
    newValues: ref('given.newValues'),
    digest: ref('given.digest'),
  }));

/** Inserts entries, in order. */
export const entered = defineChange({ entries: 'json' }, ({ entries }) => insertEntries(db, entries));

/** The start of a statement that writes entries together with their change. */
export const withEntries = (entries: Expression<JsonValue>) =>
  db.with('entry', (c) => insertEntries(c, entries));
