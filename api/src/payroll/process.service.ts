/**
 * Paying one person's week, once.
 *
 * The database decides races: a partial unique index lets one run that is not void stand per person and week, and the
 * row of a request's idempotency key is written with the run it belongs to. Whoever comes second fails on either and
 * then looks what the first one left: the same request gets the same answer, any other a conflict.
 */
import { record } from '../auditLogs/record.ts';
import type { SignedInContext } from '../context.ts';
import { inTransaction, isUniqueViolation } from '../db/transaction.ts';
import { ConflictError, NotFoundError, ValidationError } from '../graphql/errors.ts';
import { keyOf } from '../graphql/ids.ts';
import { assertAllowed, canPay } from '../identity/policy.ts';
import { toDbDate, todayIn } from '../lib/dates.ts';
import { toAmount, toDecimal } from '../lib/money.ts';
import { holdDays } from './heldDays.ts';
import { earlierAnswer, type ProcessedWeek, rememberRequest } from './idempotency.ts';
import { entriesOf, type PayrollWeekInput, processedMessage, totalsOf } from './weekInput.ts';

const COORDINATE = 'Mutation.processWeeklyPayroll';

export const ALREADY_PROCESSED = 'Payroll for this week has already been processed.';
export const ARCHIVED_PAYEE = 'An archived user cannot be paid.';

async function write(
  context: SignedInContext,
  userId: string,
  input: PayrollWeekInput,
): Promise<ProcessedWeek> {
  const { weekStart, weekEnd } = input;
  const payDate = input.payDate ?? todayIn(context.now(), context.timeZone);
  const entries = entriesOf(input);
  const totals = totalsOf(entries);
  return inTransaction(context.db, async (tx) => {
    const payee = await tx.user.findUnique({ where: { id: userId }, select: { archivedAt: true } });
    if (!payee) throw new NotFoundError('User');
    if (payee.archivedAt) throw new ConflictError(ARCHIVED_PAYEE);
    const replaced = await tx.payrollRun.findFirst({
      where: { userId, weekStart: toDbDate(weekStart), status: 'VOID', replacedBy: null },
      orderBy: { number: 'desc' },
      select: { id: true },
    });
    const run = await tx.payrollRun.create({
      data: {
        userId,
        weekStart: toDbDate(weekStart),
        weekEnd: toDbDate(weekEnd),
        basePay: toDecimal(totals.basePay),
        bonuses: toDecimal(totals.bonuses),
        totalPay: toDecimal(totals.totalPay),
        payDate: toDbDate(payDate),
        processedById: context.viewer.id,
        processedAt: context.now(),
        replacesId: replaced?.id ?? null,
      },
      select: { id: true, number: true },
    });
    await tx.payrollEntry.createMany({
      data: entries.map(({ date, pay, expenses, notes }) => ({
        runId: run.id,
        date: toDbDate(date),
        pay: toDecimal(pay),
        expenses: toDecimal(expenses),
        notes,
      })),
    });
    await holdDays(tx, context, userId, run.id, entries);
    await rememberRequest(tx, context, input, run.id);
    await record(tx, context, {
      action: 'PAYROLL_CALCULATED',
      entityType: 'PayrollRun',
      entityId: run.id,
      newValues: {
        number: run.number,
        userId,
        weekStart,
        basePay: toAmount(totals.basePay),
        bonuses: toAmount(totals.bonuses),
        totalPay: toAmount(totals.totalPay),
        payDate,
        replaces: replaced?.id,
      },
    });
    return { runId: run.id, message: processedMessage(totals) };
  });
}

/**
 * Processes a week that has passed the input's rules. Throws ForbiddenError for one's own pay, NotFoundError,
 * ValidationError for pay on a day that has not come, and ConflictError for an archived payee, a week that has been
 * processed (ALREADY_PROCESSED) or a key of another request.
 */
export async function processWeek(context: SignedInContext, input: PayrollWeekInput): Promise<ProcessedWeek> {
  const userId = keyOf('User', input.userId);
  assertAllowed(context, COORDINATE, canPay(context.viewer, { id: userId }));
  const earlier = await earlierAnswer(context, input);
  if (earlier) return earlier;
  const today = todayIn(context.now(), context.timeZone);
  const early = input.weeklyData.flatMap(({ date, pay }, index) =>
    pay > 0 && date > today
      ? {
          path: ['weeklyData', String(index), 'pay'],
          message: 'Pay for a day in the future cannot be processed.',
        }
      : [],
  );
  if (early.length) throw new ValidationError(early);
  try {
    return await write(context, userId, input);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await earlierAnswer(context, input);
    if (first) return first;
    throw new ConflictError(ALREADY_PROCESSED, 'ALREADY_PROCESSED');
  }
}
