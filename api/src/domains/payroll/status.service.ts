/** Marks a run as paid, or voids it so that the week can be processed again. */
import { todayIn } from 'rules/zonedDays';
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { PayrollRunStatus } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import { assertOneIsEnough } from '../payments/limit.ts';
import { assertNotInOpening } from '../payments/openingOverlap.ts';
import { type RunToSettle, takenBack } from '../payments/record.sql.ts';
import { lockRuns, settle } from '../payments/settle.ts';
import { unsettle } from '../payments/unsettle.ts';
import { foundBy, TAKEN } from '../plans/planRows.ts';
import { correctionsOfRun } from './corrections/adjustments.sql.ts';
import { voidRun } from './void.ts';

export interface StatusChange {
  id: string;
  status: PayrollRunStatus;
  /** Why a run is voided. */
  reason?: string | null;
  /** The run's status when the user decided. */
  expectedStatus?: PayrollRunStatus | null;
  /** If an opening balance covers the pay date: the user confirms that it does not include this payment. */
  notInOpeningBalance?: boolean | null;
}

/** The statuses from which each one can be reached. */
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
      : `A ${ADJECTIVES[from]} run can’t be ${ADJECTIVES[to]}.`;
  return new ConflictError(message, 'INVALID_TRANSITION');
}

const outdated = (now: PayrollRunStatus): ConflictError =>
  new ConflictError(`This run is now ${ADJECTIVES[now]}. Please review it and try again.`);

const FUTURE = 'The pay date is in the future. Once the money goes out, use Record Payment with that day.';

/** The payee, after the access check. The rest is read under the lock. */
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
async function pay(
  tx: Tx,
  context: SignedInContext,
  run: RunToSettle,
  { notInOpeningBalance }: Pick<StatusChange, 'notInOpeningBalance'>,
): Promise<void> {
  if (run.payDate > todayIn(context.now(), context.timeZone)) throw new ConflictError(FUTURE);
  await assertNotInOpening(tx, [run], { date: run.payDate, notInOpeningBalance });
  await assertOneIsEnough(tx, context, [run]);
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

/** Throws if some of the overpayment that the run found was taken back or forgiven. */
async function assertFoundVoidable(tx: Tx, { id }: RunToSettle): Promise<void> {
  const plans = await tx.plan.findMany({
    where: foundBy(id),
    select: {
      writtenOff: true,
      lines: { ...TAKEN.lines, select: { run: { select: { number: true } } } },
      overpaidRun: { select: { status: true } },
    },
  });
  if (plans.some(({ writtenOff }) => writtenOff !== null))
    throw new ConflictError(
      'The overpayment this run found was written off, so the run can no longer be voided.',
    );
  // If the run replaces void ones, the week's next run gives back what was taken.
  const [taken] = plans.flatMap(({ lines, overpaidRun }) => (overpaidRun?.status === 'VOID' ? [] : lines));
  if (taken)
    throw new ConflictError(
      `Payroll #${taken.run.number} took back some of the overpayment this correction found. Void that run first, or correct the run again instead of voiding this one.`,
    );
}

/**
 * A correction cannot exist without the amounts it corrects, nor back pay without its days. Returns whether voiding
 * leaves nothing of the run: it handed nothing out and lowered what its year reports.
 */
async function assertVoidable(tx: Tx, run: RunToSettle): Promise<boolean> {
  const [correction] = await rowsIn(tx, correctionsOfRun({ runId: run.id }));
  if (correction)
    throw new ConflictError(
      `Payroll #${correction.number} ${correction.correction === null ? 'adds back pay to' : 'corrects'} this run. Void that run first.`,
    );
  if (run.status !== 'PAID') return false;
  await assertFoundVoidable(tx, run);
  const [lowered] = await rowsIn(tx, takenBack({ runId: run.id }));
  if (lowered && run.net === 0 && !lowered.nets) return true;
  if (lowered?.correction != null)
    throw new ConflictError(
      'This correction took back what another run had paid. Correct that run again instead of voiding this one.',
    );
  return false;
}

/**
 * Marks a run as paid on its pay date, or voids it. Voiding frees its days and receipts, which stay approved, and keeps
 * its payment. Returns the key. Throws NotFoundError, ForbiddenError for the viewer's own run, an INVALID_TRANSITION
 * ConflictError, and a ConflictError for a future pay date, an amount that needs a second person, a run that another
 * one corrects, or an unexpected status.
 */
export async function setPayrollRunStatus(
  context: SignedInContext,
  { id, status, reason, expectedStatus, ...said }: StatusChange,
): Promise<string> {
  const { id: key, userId } = await findRun(context, id);
  await inTransaction(context.db, async (tx) => {
    const [run] = await lockRuns(tx, [userId], [key]);
    if (!run) throw new NotFoundError('Payroll run');
    if (!REACHED_FROM[status].includes(run.status)) throw refusal(run.status, status);
    if (expectedStatus && expectedStatus !== run.status) throw outdated(run.status);
    if (status !== 'VOID') return pay(tx, context, run, said);
    if (await assertVoidable(tx, run)) await unsettle(tx, context, run, reason ?? '');
    return voidRun(tx, context, run, reason);
  });
  return key;
}
