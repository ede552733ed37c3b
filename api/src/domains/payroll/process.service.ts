/**
 * Paying one person's week, once.
 *
 * The database decides races: a partial unique index lets one run that is not void stand per person and week, and the
 * row of a request's idempotency key is written with the run it belongs to. Whoever comes second fails on either and
 * then looks what the first one left: the same request gets the same answer, any other a conflict.
 */
import { todayIn } from 'rules/zonedDays';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { keyOf } from '../../operation/ids.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import { answerTo, type ProcessedWeek, requestOf } from './idempotency.ts';
import { assertPayDate } from './payDate.ts';
import { assertPayable, holdPayee } from './payee.ts';
import { asIssue, entriesOf, futurePay, type PayrollWeekInput, processedMessage } from './weekInput.ts';
import { writeRun } from './writeRun.ts';

const COORDINATE = 'Mutation.processWeeklyPayroll';

export const ALREADY_PROCESSED = 'Payroll for this week has already been processed.';

function assertDue(context: SignedInContext, { weekStart, weeklyData, payDate }: PayrollWeekInput): void {
  const today = todayIn(context.now(), context.timeZone);
  assertPayDate(payDate, weekStart, today);
  const early = futurePay(weeklyData, today);
  if (early.length) throw new ValidationError(early.map((fault) => asIssue(fault)));
}

/** The answer to the request: the one it got before, or that of the run it makes. */
const answer = (context: SignedInContext, userId: string, input: PayrollWeekInput): Promise<ProcessedWeek> =>
  context.sql.inTransaction(async (tx) => {
    const payee = await holdPayee(tx, context, userId, input.idempotencyKey);
    if (payee?.earlier) return answerTo(payee.earlier, input);
    assertDue(context, input);
    assertPayable(payee);
    const week = { ...input, userId, entries: entriesOf(input), request: requestOf(input) };
    const { runId, totals } = await writeRun(tx, context, week);
    return { runId, message: processedMessage(totals) };
  });

/** The earlier answer to a request that lost against its own twin; null for any other. */
const answerOfTwin = (context: SignedInContext, userId: string, input: PayrollWeekInput) =>
  context.sql.inTransaction(async (tx) => {
    const payee = await holdPayee(tx, context, userId, input.idempotencyKey);
    return payee?.earlier ? answerTo(payee.earlier, input) : null;
  });

/**
 * Processes a week that has passed the input's rules. Throws ForbiddenError for one's own pay, NotFoundError,
 * ValidationError for pay on a day that has not come or a pay date that cannot be, and ConflictError for an archived payee, a week that has been
 * processed (ALREADY_PROCESSED) or a key of another request.
 */
export async function processWeek(context: SignedInContext, input: PayrollWeekInput): Promise<ProcessedWeek> {
  const userId = keyOf('User', input.userId);
  assertAllowed(context, COORDINATE, canPay(context.viewer, { id: userId }));
  try {
    return await answer(context, userId, input);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await answerOfTwin(context, userId, input);
    if (first) return first;
    throw new ConflictError(ALREADY_PROCESSED, 'ALREADY_PROCESSED');
  }
}
