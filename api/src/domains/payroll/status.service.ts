/** What becomes of a run: paid out, or voided so that the week can be processed again. */
import { type AuditEntry, record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { PayrollRunStatus } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';

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

/** What the audit log says about a run that changes status. */
export const statusEntry = (
  run: { id: string; number: number; userId: string; status: PayrollRunStatus },
  status: PayrollRunStatus,
  reason?: string | null,
): AuditEntry => ({
  action: status === 'VOID' ? 'PAYROLL_VOIDED' : 'PAYROLL_PAID',
  level: status === 'VOID' ? 'WARNING' : 'INFO',
  entityType: 'PayrollRun',
  entityId: run.id,
  oldValues: { status: run.status },
  newValues: {
    number: run.number,
    userId: run.userId,
    status,
    ...(status === 'VOID' ? { reason: reason ?? '' } : {}),
  },
});

/**
 * Marks a run as paid or voids it; voiding frees its days, which stay approved. Returns the key. Throws NotFoundError,
 * ForbiddenError for one's own run, an INVALID_TRANSITION ConflictError, and a ConflictError if it is not what was expected.
 */
export async function setPayrollRunStatus(
  context: SignedInContext,
  { id, status, reason, expectedStatus }: StatusChange,
): Promise<string> {
  const run = await context.db.payrollRun.findUnique({
    where: { id: toKey('PayrollRun', id) },
    select: { id: true, userId: true, number: true, status: true },
  });
  if (!run) throw new NotFoundError('Payroll run');
  assertAllowed(context, 'Mutation.setPayrollRunStatus', canPay(context.viewer, { id: run.userId }));
  if (!REACHED_FROM[status].includes(run.status)) throw refusal(run.status, status);
  if (expectedStatus && expectedStatus !== run.status) throw outdated(run.status);
  await inTransaction(context.db, async (tx) => {
    const voided = { voidedAt: context.now(), voidReason: reason ?? '' };
    const { count } = await tx.payrollRun.updateMany({
      where: { id: run.id, status: run.status },
      data: { status, ...(status === 'VOID' ? voided : { paidAt: context.now() }) },
    });
    if (count === 0) {
      const now = await tx.payrollRun.findUnique({ where: { id: run.id }, select: { status: true } });
      throw refusal(now?.status ?? run.status, status);
    }
    if (status === 'VOID')
      await tx.timeLog.updateMany({ where: { payrollRunId: run.id }, data: { payrollRunId: null } });
    await record(tx, context, statusEntry(run, status, reason));
  });
  return run.id;
}
