/** What becomes of a run: paid out, or voided so that the week can be processed again. */
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, record, recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { PayrollRunStatus } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import { freedReceipts } from '../payments/freeReceipts.sql.ts';
import type { RunToSettle } from '../payments/record.sql.ts';
import { lockRuns, settle } from '../payments/settle.ts';

export interface StatusChange {
  id: string;
  status: PayrollRunStatus;
  /** Why a run is voided. */
  reason?: string | null;
  /** What the run was when this was decided. */
  expectedStatus?: PayrollRunStatus | null;
}

/** From which statuses each one is reached. */
const REACHED_FROM: Record<PayrollRunStatus, PayrollRunStatus[]> = {
  PROCESSED: [],
  PAID: ['PROCESSED'],
  VOID: ['PROCESSED', 'PAID'],
};

const ADJECTIVES: Record<PayrollRunStatus, string> = { PROCESSED: 'processed', PAID: 'paid', VOID: 'void' };

function refusal(from: PayrollRunStatus, to: PayrollRunStatus): ConflictError {
  const message =
    from === to
      ? `This run is already ${ADJECTIVES[from]}.`
      : `A ${ADJECTIVES[from]} run cannot be ${ADJECTIVES[to]}.`;
  return new ConflictError(message, 'INVALID_TRANSITION');
}

const outdated = (now: PayrollRunStatus): ConflictError =>
  new ConflictError(`This run is ${ADJECTIVES[now]} by now. Please look again.`);

const voidEntry = (run: RunToSettle, reason?: string | null): AuditEntry => ({
  action: 'PAYROLL_VOIDED',
  level: 'WARNING',
  entityType: 'PayrollRun',
  entityId: run.id,
  oldValues: { status: run.status },
  newValues: { number: run.number, userId: run.userId, status: 'VOID', reason: reason ?? '' },
});

const FUTURE =
  'The pay date is in the future. Once the money has left, use Record Payment with the day it left.';

/** Who is paid by the run, checked: the rest is read under the lock. */
async function findRun(context: SignedInContext, id: string): Promise<{ id: string; userId: string }> {
  const run = await context.db.payrollRun.findUnique({
    where: { id: toKey('PayrollRun', id) },
    select: { id: true, userId: true },
  });
  if (!run) throw new NotFoundError('Payroll run');
  assertAllowed(context, 'Mutation.setPayrollRunStatus', canPay(context.viewer, { id: run.userId }));
  return run;
}

/** Records a payment on the pay date. */
async function pay(tx: Tx, context: SignedInContext, run: RunToSettle): Promise<void> {
  if (run.payDate > todayIn(context.now(), context.timeZone)) throw new ConflictError(FUTURE);
  const payment = {
    userId: run.userId,
    runs: [run],
    date: run.payDate,
    method: 'OTHER',
    reference: '',
  } as const;
  const { entries } = await settle(tx, context, [payment]);
  await recordAll(tx, context, entries);
}

async function voidRun(
  tx: Tx,
  context: SignedInContext,
  run: RunToSettle,
  reason?: string | null,
): Promise<void> {
  await tx.payrollRun.update({
    where: { id: run.id },
    data: { status: 'VOID', voidedAt: context.now(), voidReason: reason ?? '' },
    select: { id: true },
  });
  await tx.timeLog.updateMany({ where: { payrollRunId: run.id }, data: { payrollRunId: null } });
  await changeIn(tx, freedReceipts({ runs: [run.id], now: context.now() }));
  await record(tx, context, voidEntry(run, reason));
}

/**
 * Marks a run as paid on its pay date, or voids it; voiding frees its days and receipts, which stay approved, and a payment of it
 * stands. Returns the key. Throws NotFoundError, ForbiddenError for one's own run, an INVALID_TRANSITION ConflictError,
 * and a ConflictError for a pay date that has not come, or if the run is not what was expected.
 */
export async function setPayrollRunStatus(
  context: SignedInContext,
  { id, status, reason, expectedStatus }: StatusChange,
): Promise<string> {
  const { id: key, userId } = await findRun(context, id);
  await inTransaction(context.db, async (tx) => {
    const [run] = await lockRuns(tx, [userId], [key]);
    if (!run) throw new NotFoundError('Payroll run');
    if (!REACHED_FROM[status].includes(run.status)) throw refusal(run.status, status);
    if (expectedStatus && expectedStatus !== run.status) throw outdated(run.status);
    await (status === 'VOID' ? voidRun(tx, context, run, reason) : pay(tx, context, run));
  });
  return key;
}
