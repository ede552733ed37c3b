/** Taking a person out of the audit trail, when the person is deleted for good. */
import type { Context, Tx } from '../context.ts';

/** Removes the entries by and about the person, in the transaction of the deletion. Answers how many there were. */
export async function redactPerson(tx: Tx, _context: Context, userId: string): Promise<{ entries: number }> {
  await tx.$queryRaw`SELECT set_config('portal.audit_redaction', 'on', true)`;
  const { count } = await tx.auditLog.deleteMany({
    where: { OR: [{ userId }, { entityType: 'User', entityId: userId }] },
  });
  await tx.$queryRaw`SELECT set_config('portal.audit_redaction', 'off', true)`;
  return { entries: count };
}
