/** The job that pays everybody. */

import { fromUtcMidnight } from 'rules/days';
import { toAmount } from 'rules/money';
import type { Services } from '../../operation/services.ts';
import { type Job, NotDoneYet } from '../../platform/jobs/jobs.ts';
import { type BatchEnd, finishBatch } from '../batches/finish.ts';
import { leaseOf } from '../batches/lease.ts';
import { settleAll } from '../batches/settle.ts';
import { payrollWork, type RunningBatch } from './payPerson.ts';
import { progressOf } from './progress.ts';

export const OUR_FAULT = 'Something went wrong on our side. This person was not paid; please try again.';

const endOf = (batch: RunningBatch): BatchEnd => ({
  batch,
  close: async (tx, finishedAt) => {
    const { count } = await tx.payrollBatch.updateMany({
      where: { id: batch.id, finishedAt: null, items: { none: { status: 'WAITING' } } },
      data: { finishedAt },
    });
    return count > 0;
  },
  isClosed: async (tx) => (await tx.payrollBatch.count({ where: { id: batch.id, finishedAt: null } })) === 0,
  entryOf: async (tx) => {
    const { done, refused, paidTotal } = await progressOf(tx, batch.id);
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
 * process has taken over, or they met a fault that another try may not meet.
 */
export async function runPayrollBatch(
  services: Services,
  { data: { batchId }, isLastTry, signal }: Job<{ batchId: string }>,
  onFault: (fault: unknown) => void,
): Promise<void> {
  const batch = await services.db.payrollBatch.findUnique({
    where: { id: batchId },
    select: { id: true, weekStart: true, payDate: true, createdById: true, finishedAt: true },
  });
  if (!batch || batch.finishedAt) return;
  const lease = leaseOf(services, 'PayrollBatch', batchId);
  if (!(await lease.take())) return;
  try {
    const work = payrollWork(services, batch, lease);
    const faulted = await settleAll(services, work, { signal }, onFault);
    if (faulted.length && isLastTry) await work.refuse(OUR_FAULT, faulted);
    if (!(await finishBatch(services, endOf(batch))))
      throw new NotDoneYet(`Payroll batch ${batch.id} has people who still wait.`);
  } finally {
    // Where that cannot be said it runs out.
    await lease.release().catch(onFault);
  }
}
