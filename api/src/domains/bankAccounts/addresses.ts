/**
 * Where a person is told of a change of their bank account: at the address of today, and at the one of a month ago.
 * Whoever means to redirect somebody's pay would change the address first.
 */
import type { Context, Tx } from '../../operation/context.ts';

const LATELY_MS = 30 * 24 * 60 * 60_000;

export async function findAddresses(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const changes = await tx.auditLog.findMany({
    where: {
      ...{ entityType: 'User', entityId: userId, action: 'CONTRACTOR_UPDATED' },
      timestamp: { gt: new Date(now().getTime() - LATELY_MS) },
    },
    orderBy: [{ timestamp: 'asc' }, { id: 'asc' }],
    select: { oldValues: true },
  });
  const [before] = changes.flatMap(({ oldValues }) => readEmail(oldValues));
  return before === undefined || before === email ? [email] : [email, before];
}

const readEmail = (values: unknown): string[] =>
  values instanceof Object && 'email' in values && typeof values.email === 'string' ? [values.email] : [];
