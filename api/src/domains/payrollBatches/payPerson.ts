/** The next person of a batch: paid in one short transaction, or refused with a sentence. */

import { addDays, type Day, fromUtcMidnight } from 'rules/days';
import { MANAGERS } from 'rules/roles';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { DomainError, ForbiddenError } from '../../operation/errors.ts';
import type { Services } from '../../operation/services.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import { canPay } from '../../viewer/policy.ts';
import type { Lease } from '../batches/lease.ts';
import type { BatchWork } from '../batches/processAll.ts';
import { assertPayable, lockPayee } from '../payroll/payee.ts';
import { ALREADY_PROCESSED } from '../payroll/process.service.ts';
import type { EntryCents } from '../payroll/weekInput.ts';
import { writeRun } from '../payroll/writeRun.ts';

const NO_LONGER_ALLOWED = 'The person who started this may no longer process payroll.';

export interface RunningBatch {
  id: string;
  weekStart: Date;
  payDate: Date;
  createdById: string | null;
}

interface WaitingItem {
  userId: string;
  entries: EntryCents[];
}

async function claimNext(
  tx: Tx,
  batchId: string,
  { worker }: Lease,
  exclude: readonly string[],
): Promise<WaitingItem | null> {
  const [item] = await tx.$queryRaw<WaitingItem[]>`
    SELECT item."userId", item."entries"
    FROM "PayrollBatch" batch JOIN "PayrollBatchItem" item ON item."batchId" = batch.id
    WHERE batch.id = ${batchId}::uuid AND batch.worker = ${worker}::uuid
      AND item."status" = 'WAITING' AND item."userId" <> ALL(${exclude}::uuid[])
    ORDER BY item."position" LIMIT 1 FOR UPDATE OF item FOR SHARE OF batch`;
  return item ?? null;
}

async function pay(tx: Tx, context: SignedInContext, batch: RunningBatch, item: WaitingItem): Promise<void> {
  const { userId, entries } = item;
  const verdict = canPay(context.viewer, { id: userId });
  if (verdict) throw new ForbiddenError(verdict);
  const weekStart: Day = fromUtcMidnight(batch.weekStart);
  assertPayable(await lockPayee(tx, context, userId));
  const { runId } = await writeRun(tx, context, {
    userId,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    payDate: fromUtcMidnight(batch.payDate),
    entries,
  });
  await tx.payrollBatchItem.update({
    where: { batchId_userId: { batchId: batch.id, userId } },
    data: { status: 'DONE', runId, settledAt: context.now() },
  });
}

/** What the business says against paying; null for an error. */
function toMessage(error: unknown): string | null {
  if (isUniqueViolation(error)) return ALREADY_PROCESSED;
  return error instanceof DomainError ? error.message : null;
}

/** Paying the people of a batch. */
export const payrollWork = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  batch: RunningBatch,
  lease: Lease,
): BatchWork<WaitingItem> => ({
  batch,
  lease,
  anyRole: MANAGERS,
  rightsLost: NO_LONGER_ALLOWED,
  claimNext: (tx, exclude) => claimNext(tx, batch.id, lease, exclude),
  process: (tx, context, item) => pay(tx, context, batch, item),
  refuse: async (refusal, userIds) => {
    await db.payrollBatchItem.updateMany({
      where: {
        batchId: batch.id,
        status: 'WAITING',
        ...(userIds ? { userId: { in: [...userIds] } } : {}),
      },
      data: { status: 'REFUSED', refusal, settledAt: now() },
    });
  },
  toMessage,
});
