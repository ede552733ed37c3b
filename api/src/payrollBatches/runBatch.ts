/**
 * The job that pays everybody. Each person is a transaction of its own, so whatever ends the process in between leaves
 * nobody half paid, the next process goes on where this one stopped, and on the embedded database others get their turn.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { closeOperation } from '../auditLogs/closeOperation.ts';
import { record } from '../auditLogs/record.ts';
import { type Services, systemContext } from '../context.ts';
import { inTransaction, isUnavailable } from '../db/transaction.ts';
import { type Job, NotDoneYet } from '../jobs/jobs.ts';
import { fromDbDate } from '../lib/dates.ts';
import { toAmount } from '../lib/money.ts';
import { PersonFault, payNextPerson, type RunningBatch, refuse } from './payPerson.ts';
import { progressOf } from './progress.ts';

export const OUR_FAULT = 'Something went wrong on our side. This person was not paid; please try again.';

/** How often, and at what distance, a database that is away is asked again before the job is given back. */
const PATIENCE = { tries: 20, wait: 500 };

/** Finishes the batch when nobody waits any more, once; answers whether it is finished. */
async function finish(services: Services, batch: RunningBatch): Promise<boolean> {
  const context = {
    ...systemContext(services),
    request: { id: batch.id, ipAddress: null, userAgent: null },
  };
  const isFinished = await inTransaction(services.db, async (tx) => {
    const { count } = await tx.payrollBatch.updateMany({
      where: { id: batch.id, finishedAt: null, items: { none: { status: 'WAITING' } } },
      data: { finishedAt: context.now() },
    });
    if (count === 0)
      return (await tx.payrollBatch.count({ where: { id: batch.id, finishedAt: null } })) === 0;
    const { done, refused, paidTotal } = await progressOf(tx, batch.id);
    await record(tx, context, {
      action: 'PAYROLL_BATCH_FINISHED',
      level: refused ? 'WARNING' : 'INFO',
      entityType: 'PayrollBatch',
      entityId: batch.id,
      userId: batch.createdById,
      newValues: {
        weekStart: fromDbDate(batch.weekStart),
        done,
        refused,
        totalPay: toAmount(paidTotal),
      },
    });
    context.changes.push({ kind: 'BATCH', batchId: batch.id });
    return true;
  });
  await closeOperation(context);
  return isFinished;
}

/** Pays person after person until none is left; answers those who met a fault. */
async function payAll(
  services: Services,
  batch: RunningBatch,
  { signal }: Pick<Job<unknown>, 'signal'>,
  onFault: (fault: unknown) => void,
): Promise<string[]> {
  const faulted: string[] = [];
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      if (!(await payNextPerson(services, batch, faulted))) return faulted;
      services.bus.publish([{ kind: 'BATCH', batchId: batch.id }]);
      failures = 0;
    } catch (fault) {
      const cause = fault instanceof PersonFault ? fault.cause : fault;
      if (isUnavailable(cause) && failures < PATIENCE.tries) {
        failures += 1;
        await sleep(PATIENCE.wait, undefined, { signal });
      } else if (fault instanceof PersonFault && !isUnavailable(cause)) {
        onFault(fault);
        faulted.push(fault.userId);
      } else throw fault;
    }
  }
}

/**
 * Works through a batch. Throws NotDoneYet when people still wait at the end: another process has them in hand, or they
 * met a fault that another try may not meet.
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
  const faulted = await payAll(services, batch, { signal }, onFault);
  if (faulted.length && isLastTry) await refuse(services, batch.id, OUR_FAULT, faulted);
  if (!(await finish(services, batch)))
    throw new NotDoneYet(`Payroll batch ${batch.id} has people who still wait.`);
}

/** Puts every unfinished batch into the queue: a process may have died with it in hand. */
export async function resumePayrollBatches({ db, jobs }: Services): Promise<void> {
  const unfinished = await db.payrollBatch.findMany({
    where: { finishedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  for (const { id } of unfinished)
    await inTransaction(db, (tx) => jobs.send(tx, 'payroll-batches', id, { batchId: id }));
  if (unfinished.length) jobs.wake('payroll-batches');
}
