/**
 * Paying one person's week, once.
 *
 * The database decides races: a partial unique index lets one run that is not void stand per person and week, and the
 * row of a request's idempotency key is written with the run it belongs to. Whoever comes second fails on either and
 * then looks what the first one left: the same request gets the same answer, any other a conflict.
 */
import type { SignedInContext } from '../context.ts';
import { inTransaction, isUniqueViolation } from '../db/transaction.ts';
import { ConflictError, ValidationError } from '../graphql/errors.ts';
import { keyOf } from '../graphql/ids.ts';
import { assertAllowed, canPay } from '../identity/policy.ts';
import { todayIn } from '../lib/dates.ts';
import { earlierAnswer, type ProcessedWeek, rememberRequest } from './idempotency.ts';
import { asIssue, entriesOf, futurePay, type PayrollWeekInput, processedMessage } from './weekInput.ts';
import { writeRun } from './writeRun.ts';

const COORDINATE = 'Mutation.processWeeklyPayroll';

export const ALREADY_PROCESSED = 'Payroll for this week has already been processed.';

const write = (context: SignedInContext, userId: string, input: PayrollWeekInput): Promise<ProcessedWeek> =>
  inTransaction(context.db, async (tx) => {
    const week = { ...input, userId, entries: entriesOf(input) };
    const { runId, totals } = await writeRun(tx, context, week);
    await rememberRequest(tx, context, input, runId);
    return { runId, message: processedMessage(totals) };
  });

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
  const early = futurePay(input.weeklyData, today);
  if (early.length) throw new ValidationError(early.map((fault) => asIssue(fault)));
  try {
    return await write(context, userId, input);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await earlierAnswer(context, input);
    if (first) return first;
    throw new ConflictError(ALREADY_PROCESSED, 'ALREADY_PROCESSED');
  }
}
