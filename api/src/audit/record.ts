/** Writing the audit trail: one call next to every change, in the change's own transaction. */

import type { InputJsonObject } from '@prisma/client/runtime/client';
import type { Context } from '../operation/context.ts';
import type { LogLevel } from '../platform/db/generated/client/enums.ts';
import { newest } from '../platform/lib/keys.ts';
import { changeIn, type RawTx } from '../platform/sql/transaction.ts';
import { type AuditAction, findAction } from './actions.ts';
import { computeDigest } from './digest.ts';
import { newEntryKey } from './entryKey.ts';
import { entered, type GivenEntry } from './record.sql.ts';
import { toChanges } from './toChanges.ts';

export interface AuditEntry {
  /** What happened, as in USER_LOGIN; each word has a row in actions/. */
  action: AuditAction;
  /** Where its values give it another level than the action has. */
  level?: LogLevel;
  entityType: string;
  /** The database key of the record it happened to. */
  entityId?: string | null;
  /** Who did it, where that is not the viewer (a sign-in has none yet). */
  userId?: string | null;
  oldValues?: Record<string, unknown>;
  newValues?: Record<string, unknown>;
}

/** Names whose values must never be recorded, wherever they are in the values. */
const SECRET = /password|token|secret|taxNumber|ssn|ein\b|itin/i;

/** The values as JSON: days and decimals as text, secrets left out. */
function plain(values: Record<string, unknown> | undefined): InputJsonObject | undefined {
  if (!values) return undefined;
  return JSON.parse(
    JSON.stringify(values, (key, value) =>
      SECRET.test(key) && typeof value !== 'boolean' ? undefined : value,
    ),
  );
}

/** The row of an entry, with its digest. */
function toRow(context: Context, entry: AuditEntry) {
  const timestamp = context.now();
  const content = {
    id: newEntryKey(timestamp),
    timestamp,
    level: entry.level ?? findAction(entry.action).level ?? 'INFO',
    action: entry.action,
    entityType: entry.entityType,
    entityId: entry.entityId ?? null,
    userId: entry.userId === undefined ? (context.viewer?.id ?? null) : entry.userId,
    ipAddress: context.request.ipAddress,
    userAgent: context.request.userAgent?.slice(0, 400) ?? null,
    requestId: context.request.id,
    oldValues: plain(entry.oldValues),
    newValues: plain(entry.newValues),
  };
  return { ...content, digest: computeDigest(newest(context.keys.audit).key, content) };
}

/** Records what happened. Throws if it cannot be written, and the change is rolled back with it. */
export const record = (tx: RawTx, context: Context, entry: AuditEntry): Promise<void> =>
  recordAll(tx, context, [entry]);

/** Records what one act did, be it to many people: in one statement, in this order. Throws as `record` does. */
export async function recordAll(tx: RawTx, context: Context, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0)
    await recordWith(context, entries, (given) => changeIn(tx, entered({ entries: given })));
}

/** As `recordAll`, by a statement that makes part of the change as well: it is given the entries as JSON. */
export async function recordWith(
  context: Context,
  entries: readonly AuditEntry[],
  write: (entries: string) => Promise<unknown>,
): Promise<void> {
  const rows = entries.map((entry) => toRow(context, entry));
  await write(JSON.stringify(rows satisfies Record<keyof GivenEntry, unknown>[]));
  noteEntered(context, rows);
}

/** What is left for the end of the operation: the seal, and telling those whose screens show what has changed. */
function noteEntered(context: Context, rows: readonly ReturnType<typeof toRow>[]): void {
  context.entries.push(...rows.map(({ id }) => id));
  context.changes.push(...rows.flatMap(toChanges));
}
