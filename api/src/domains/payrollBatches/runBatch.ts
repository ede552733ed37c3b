/** The job that pays everybody. */

import { fromUtcMidnight } from 'rules/days';
import { toAmount } from 'rules/money';
import type { Services } from '../../operation/services.ts';
import { type Job, NotDoneYet } from '../../platform/jobs/jobs.ts';
import { type BatchEnd, finishBatch } from '../batches/finish.ts';
import { takeLease } from '../batches/lease.ts';
import { processAll } from '../batches/processAll.ts';
import { payrollWork, type RunningBatch } from './payPerson.ts';
import { loadProgress } from './progress.ts';

export const INTERNAL_ERROR = 'Something went wrong on our side. This person was not paid; please try again.';

const toBatchEnd = (batch: RunningBatch): BatchEnd => ({
  batch,
  close: async (tx, finishedAt) => {
    const { count } = await tx.payrollBatch.updateMany({
      where: { id: batch.id, finishedAt: null, items: { none: { status: 'WAITING' } } },
      data: { finishedAt },
    });
    return count > 0;
  },
  isClosed: async (tx) => (await tx.payrollBatch.count({ where: { id: batch.id, finishedAt: null } })) === 0,
  createEntry: async (tx) => {
    const { done, refused, paidTotal } = await loadProgress(tx, batch.id);
    return {
      action: 'PAYROLL_BATCH_FINISHED',
      level: refused ? 'WARNING' : 'INFO',
      entityType: 'PayrollBatch',
      entityId: batch.id,
      newValues: {
        weekStart: fromUtcMidnight(batch.weekStart),
        done,
        refused,
        totalPay: toAmount(paidTotal),
      },
    };
  },
});

/**
 * Works through a batch, unless another process is at it. Throws NotDoneYet when people still wait at the end: another
 * process has taken over, or they met an error that another try may not meet.
 */
export async function runPayrollBatch(
  services: Services,
  { data: { batchId }, isLastTry, signal }: Job<{ batchId: string }>,
  onError: (error: unknown) => void,
): Promise<void> {
  const batch = await services.db.payrollBatch.findUnique({
    where: { id: batchId },
    select: { id: true, weekStart: true, payDate: true, createdById: true, finishedAt: true },
  });
  if (!batch || batch.finishedAt) return;
  const lease = takeLease(services, 'PayrollBatch', batchId);
  if (!(await lease.take())) return;
  try {
    const work = payrollWork(services, batch, lease);
    const failedIds = await processAll(services, work, { signal }, onError);
    if (failedIds.length && isLastTry) await work.refuse(INTERNAL_ERROR, failedIds);
    if (!(await finishBatch(services, toBatchEnd(batch))))
      throw new NotDoneYet(`Payroll batch ${batch.id} has people who still wait.`);
  } finally {
    // Where that cannot be said it runs out.
    await lease.release().catch(onError);
  }
}
