/** Writes the audit trail: one call next to every change, in the same transaction. */

import type { InputJsonObject } from '@prisma/client/runtime/client';
import type { Context } from '../operation/context.ts';
import type { LogLevel } from '../platform/db/generated/client/enums.ts';
import { newest } from '../platform/lib/keys.ts';
import { newTimeKey } from '../platform/lib/timeKey.ts';
import { changeIn, type RawTx } from '../platform/sql/transaction.ts';
import { type AuditAction, findAction } from './actions.ts';
import { computeDigest } from './digest.ts';
import { entered, type GivenEntry } from './record.sql.ts';
import { toChanges } from './toChanges.ts';

export interface AuditEntry {
  /** What happened, such as USER_LOGIN; each has a row in actions/. */
  action: AuditAction;
  /** If its values give it another level than its action has. */
  level?: LogLevel;
  entityType: string;
  /** The database key of the affected record. */
  entityId?: string | null;
  /** The actor, if not the viewer (a sign-in has none yet). */
  userId?: string | null;
  oldValues?: Record<string, unknown>;
  newValues?: Record<string, unknown>;
}

/** Names whose values must never be recorded, at any level. A number there only says how many. */
const SECRET = /password|token|secret/;
/** A number there may be the secret itself. */
const SECRET_NUMBER = /tax(?:payer)? ?number|\b(?:ssn|ein|itin|tin|pin)s?\d*\b/;

/** In words, so that the short ones are not found in "waiting" or "opinion". */
const toWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/g, ' ').toLowerCase();

function isSecret(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return false;
  const words = toWords(name);
  return SECRET_NUMBER.test(words) || (SECRET.test(words) && typeof value !== 'number');
}

/** The values as JSON: days and decimals as text, without secrets. */
function plain(values: Record<string, unknown> | undefined): InputJsonObject | undefined {
  if (!values) return undefined;
  return JSON.parse(JSON.stringify(values, (key, value) => (isSecret(key, value) ? undefined : value)));
}

/** The row of an entry, with its digest. */
function toRow(context: Context, entry: AuditEntry) {
  const timestamp = context.now();
  const content = {
    // The digest covers the key, so it must be known before the row is written.
    id: newTimeKey(timestamp),
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

/** Records what happened. Throws if it cannot be written, which rolls the change back. */
export const record = (tx: RawTx, context: Context, entry: AuditEntry): Promise<void> =>
  recordAll(tx, context, [entry]);

/**
 * Records everything that one act did, to any number of people, in one statement and in this order. Throws what
 * `record` throws.
 */
export async function recordAll(tx: RawTx, context: Context, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0)
    await recordWith(context, entries, (given) => changeIn(tx, entered({ entries: given })));
}

/** Like `recordAll`, with a statement that also makes part of the change; it gets the entries as JSON. */
export async function recordWith(
  context: Context,
  entries: readonly AuditEntry[],
  write: (entries: string) => Promise<unknown>,
): Promise<void> {
  const rows = entries.map((entry) => toRow(context, entry));
  await write(JSON.stringify(rows satisfies Record<keyof GivenEntry, unknown>[]));
  noteEntered(context, rows);
}

/** Leaves the rest for the end of the operation: sealing, and publishing the changes. */
function noteEntered(context: Context, rows: readonly ReturnType<typeof toRow>[]): void {
  context.entries.push(...rows.map(({ id }) => id));
  context.changes.push(...rows.flatMap(toChanges));
}
