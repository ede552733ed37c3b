/** Records requests that have expired, so that the log says how each request ended. */
import { fromDecimal, toAmount } from 'rules/money';
import { closeOperation } from '../../audit/closeOperation.ts';
import { record } from '../../audit/record.ts';
import { systemContext } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { closedRequest } from './open.sql.ts';

const BATCH = 100;

/** Closes a batch of requests that no one decided; the next call continues. */
export async function expireRequests(services: Services): Promise<void> {
  const context = systemContext(services);
  const now = services.now();
  const over = await services.db.approvalRequest.findMany({
    where: { status: 'OPEN', expiresAt: { lte: now } },
    orderBy: { number: 'asc' },
    take: BATCH,
    select: { id: true, number: true, kind: true, askedById: true, amount: true },
  });
  for (const { id, number, kind, askedById: userId, amount } of over)
    await inTransaction(services.db, async (tx) => {
      const closed = closedRequest({ id, status: 'EXPIRED', by: null, reason: null, now });
      if ((await changeIn(tx, closed)) === 0) return;
      await record(tx, context, {
        action: 'REQUEST_EXPIRED',
        entityType: 'ApprovalRequest',
        entityId: id,
        newValues: {
          ...{ request: number, kind, userId },
          ...(amount ? { amount: toAmount(fromDecimal(amount)) } : {}),
        },
      });
    });
  await closeOperation(context);
}
