/** Paying everybody: each person is paid in one short transaction, or told why not. */
import { addDays, type Day, fromUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { DomainError, ForbiddenError } from '../../operation/errors.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import { canPay } from '../../viewer/policy.ts';
import { defineBatch, type RunningBatch } from '../batches/defineBatch.ts';
import { assertPayable, lockPayee } from '../payroll/payee.ts';
import { ALREADY_PROCESSED } from '../payroll/process.service.ts';
import type { EntryCents } from '../payroll/weekInput.ts';
import { writeRun } from '../payroll/writeRun.ts';

interface RunningPayroll extends RunningBatch {
  weekStart: Date;
  payDate: Date;
}

interface WaitingPayee {
  userId: string;
  entries: EntryCents[];
}

async function pay(
  tx: Tx,
  context: SignedInContext,
  batch: RunningPayroll,
  { userId, entries }: WaitingPayee,
): Promise<string> {
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
  return runId;
}

/** What the business says against paying; null for an error. */
function toMessage(error: unknown): string | null {
  if (isUniqueViolation(error)) return ALREADY_PROCESSED;
  return error instanceof DomainError ? error.message : null;
}

/** What the people who are done were paid; null where nobody is. */
interface Paid {
  paidTotal: Prisma.Decimal | null;
}

export const payrollBatch = defineBatch<RunningPayroll, WaitingPayee, Paid>({
  table: 'PayrollBatch',
  queue: 'payroll-batches',
  name: 'Payroll batch',
  find: (db, id) =>
    db.payrollBatch.findUnique({
      where: { id },
      select: { id: true, weekStart: true, payDate: true, createdById: true, finishedAt: true },
    }),
  anyRole: MANAGERS,
  rightsLost: 'The person who started this may no longer process payroll.',
  internalError: 'Something went wrong on our side. This person was not paid; please try again.',
  itemColumns: Prisma.sql`, item."entries"`,
  measures: Prisma.sql`, sum("totalPay") FILTER (WHERE "status" = 'DONE') AS "paidTotal"`,
  process: pay,
  result: 'runId',
  toMessage,
  finishedAction: 'PAYROLL_BATCH_FINISHED',
  finishedValues: ({ weekStart }, { done, refused, paidTotal }) => ({
    weekStart: fromUtcMidnight(weekStart),
    done,
    refused,
    totalPay: toAmount(fromDecimal(paidTotal)),
  }),
});
