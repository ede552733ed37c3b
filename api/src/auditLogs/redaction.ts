/**
 * Erasing a person from the audit log. Entries by or about the person go as a whole; their seals stay, marked, so that
 * the chain still proves everything else. The entry about the deletion carries the hash of what went: a row that is
 * missing without such an entry was not erased but removed.
 */
import type { Context, Tx } from '../context.ts';
import { Prisma } from '../db/generated/client/client.ts';
import { redactionRootOf } from './digest.ts';
import { sealFrom } from './sealing.ts';

export interface Redaction {
  /** How many entries were erased. */
  entries: number;
  /** A hash of them all: `auditRoot` in the entry about the deletion. Null when there was none to erase. */
  auditRoot: string | null;
}

/** The condition on "AuditLog" entry: by the person, about the person or a record of theirs, or with the key in its values. */
export const concernsPerson = (userId: string): Prisma.Sql => Prisma.sql`(
  entry."userId" = ${userId}::uuid
  OR (entry."entityType" = 'User' AND entry."entityId" = ${userId})
  OR position(${userId} IN concat(entry."oldValues", entry."newValues")) > 0
  OR (entry."entityType", entry."entityId") IN (
    SELECT 'TimeLog', id::text FROM "TimeLog" WHERE "userId" = ${userId}::uuid
    UNION ALL SELECT 'PayrollRun', id::text FROM "PayrollRun" WHERE "userId" = ${userId}::uuid
    UNION ALL SELECT 'TaxDocument', id::text FROM "TaxDocument" WHERE "userId" = ${userId}::uuid
    UNION ALL SELECT 'TaxProfile', id::text FROM "TaxProfile" WHERE "userId" = ${userId}::uuid))`;

/** The entries to erase in the order of the chain; without a digest where one is not sealed yet. */
const findEntries = (tx: Tx, userId: string) =>
  tx.$queryRaw<{ id: string; digest: string | null }[]>`
    SELECT entry.id, seal.digest FROM "AuditLog" entry
    LEFT JOIN "AuditSeal" seal ON seal."auditLogId" = entry.id
    WHERE ${concernsPerson(userId)}
    ORDER BY seal.position`;

/**
 * Erases every entry by the person, about the person, or with the person's key in its values, in the caller's
 * transaction; call it before the person's records are deleted. The caller enters the deletion with `newValues`
 * that hold `auditRoot` as answered here, or verification will report the entries as missing.
 */
export async function redactPerson(tx: Tx, context: Context, userId: string): Promise<Redaction> {
  await sealFrom(tx, context.keys.audit);
  let rows = await findEntries(tx, userId);
  if (rows.some(({ digest }) => digest === null)) {
    await sealFrom(tx, context.keys.audit, 0n);
    rows = await findEntries(tx, userId);
  }
  if (rows.length === 0) return { entries: 0, auditRoot: null };
  const keys = rows.map(({ id }) => id);
  const auditRoot = redactionRootOf(rows.map(({ digest }) => digest ?? ''));
  await tx.$executeRaw`SELECT set_config('portal.audit_redaction', 'on', true)`;
  await tx.$executeRaw`DELETE FROM "AuditLog" WHERE id = ANY(${keys}::uuid[])`;
  await tx.$executeRaw`
    UPDATE "AuditSeal" SET "redactedAt" = ${context.now()}, "redactionRoot" = ${auditRoot}
    WHERE "auditLogId" = ANY(${keys}::uuid[])`;
  await tx.$executeRaw`SELECT set_config('portal.audit_redaction', 'off', true)`;
  return { entries: rows.length, auditRoot };
}
