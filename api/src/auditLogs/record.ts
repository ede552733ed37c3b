/** Writing the audit trail: one call beside every change, in the change's own transaction. */

import type { InputJsonObject } from '@prisma/client/runtime/client';
import type { Context, Tx } from '../context.ts';
import type { LogLevel } from '../db/generated/client/enums.ts';
import type { AuditAction } from './actions.ts';
import { digestOf } from './digest.ts';
import { newEntryKey } from './entryKey.ts';

export interface AuditEntry {
  /** What happened, as in USER_LOGIN; the words are listed in actions.ts. */
  action: AuditAction;
  level?: LogLevel;
  entityType: string;
  /** The database key of the record it happened to. */
  entityId?: string | null;
  /** Who did it, where that is not the viewer (a sign-in has none yet). */
  userId?: string | null;
  oldValues?: Record<string, unknown>;
  newValues?: Record<string, unknown>;
}

/** Names whose values must never be written down, wherever they stand in the values. */
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

/** Enters what happened. Throws when it cannot be written, and the change goes back with it. */
export async function record(tx: Tx, context: Context, entry: AuditEntry): Promise<void> {
  const timestamp = context.now();
  const content = {
    id: newEntryKey(timestamp),
    timestamp,
    level: entry.level ?? 'INFO',
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
  await tx.auditLog.create({
    data: { ...content, digest: digestOf(context.keys.audit, content) },
    select: { id: true },
  });
  context.entries.push(content.id);
}
