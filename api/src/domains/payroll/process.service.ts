/**
 * Pays one person's week, once.
 *
 * The database decides races: a partial unique index allows one valid run per person and week, and a request's
 * idempotency key is saved with its run. The second request fails on one of these and then looks at what the first one
 * did: the same request gets the same response, any other one a conflict.
 */
import { formatDay } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { DEFAULT_FIRST_DAY } from 'rules/enteredDays';
import { nextWeek } from 'rules/weekChoice';
import { todayIn } from 'rules/zonedDays';
import { queueMails } from '../../notices/mail/queueMails.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { accepted, outcomeOf } from '../../operation/outcome.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import { plansOfPerson } from '../plans/due.sql.ts';
import { refuseEarlyPay } from './earlyPay.ts';
import { type ProcessedWeek, replay, toRequestKey } from './idempotency.ts';
import { lockReceipts } from './paidReceipts.ts';
import { assertPayDate, defaultPayDate } from './payDate.ts';
import { assertPayable, lockPayee } from './payee.ts';
import {
  asIssue,
  futurePay,
  type PayrollWeekInput,
  paidDays,
  processedMessage,
  toEntryCents,
} from './weekInput.ts';
import { loadWeekFacts, writeRun } from './writeRun.ts';

const COORDINATE = 'Mutation.processWeeklyPayroll';

export const ALREADY_PROCESSED = 'Payroll for this week has already been processed.';

function assertDue({ weekStart, weeklyData, payDate }: PayrollWeekInput, today: Day): void {
  if (weekStart > nextWeek(today))
    throw ValidationError.of(
      'weekStart',
      `This week is too far in the future. You can process it from ${formatDay(addDays(weekStart, -7))} on.`,
    );
  assertPayDate(payDate, weekStart, today);
  const early = futurePay(weeklyData, today);
  if (early.length) throw new ValidationError(early.map((issue) => asIssue(issue)));
}

/** Throws NotFoundError for a plan that is not the person's. */
async function assertPlansOf(tx: RawTx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [found] = await rowsIn(tx, plansOfPerson({ userId, ids }));
  if (found!.plans < new Set(ids).size) throw new NotFoundError('Plan');
}

/** The response to the request: the earlier one, or that for the run it makes. */
const processOnce = (
  context: SignedInContext,
  userId: string,
  input: PayrollWeekInput,
): Promise<ProcessedWeek> =>
  context.sql.inTransaction(async (tx) => {
    // Decided once: the day may change while someone else holds the payee's lock.
    const today = todayIn(context.now(), context.timeZone);
    const due = outcomeOf(() => assertDue(input, today));
    const payDate = input.payDate ?? defaultPayDate(input.weekStart, today);
    // Sent together: the server reads the facts after it has locked the payee. Reading them takes a number for the run.
    const [payee, facts] = await Promise.all([
      lockPayee(tx, context, userId, input.idempotencyKey),
      due ? undefined : loadWeekFacts(tx, { ...input, userId, payDate }),
    ]);
    if (payee?.earlier) return replay(payee.earlier, input);
    accepted(due);
    assertPayable(payee);
    await refuseEarlyPay(tx, { userId, first: payee.operatingSince ?? DEFAULT_FIRST_DAY }, paidDays(input));
    const wanted = (input.receiptIds ?? []).map((id) => ({ id: toKey('Receipt', id) }));
    const receipts = await lockReceipts(tx, { userId, weekEnd: input.weekEnd }, wanted);
    const skipPlans = (input.skipPlans ?? []).map((id) => toKey('Plan', id));
    await assertPlansOf(tx, userId, skipPlans);
    const week = { ...input, userId, payDate, entries: toEntryCents(input), receipts, skipPlans };
    const written = await writeRun(tx, context, { ...week, request: toRequestKey(input) }, facts);
    const { runId, totals, paidBefore, deducted } = written;
    await queueMails(tx, context, 'statementReady', [{ userId, values: {}, about: [runId] }]);
    return { runId, message: processedMessage(totals, paidBefore, deducted) };
  });

/** The earlier response, if the same request won the race; null for a different one. */
const replayConcurrent = (context: SignedInContext, userId: string, input: PayrollWeekInput) =>
  context.sql.inTransaction(async (tx) => {
    const payee = await lockPayee(tx, context, userId, input.idempotencyKey);
    return payee?.earlier ? replay(payee.earlier, input) : null;
  });

/**
 * Processes a week whose input is valid. Throws ForbiddenError for the viewer's own pay, NotFoundError, ValidationError
 * for pay on a future day or before the company's first day, a week after the next one and an impossible pay date, and
 * ConflictError for an archived payee, a receipt that cannot be paid, a week already processed (ALREADY_PROCESSED) or a
 * key of another request.
 */
export async function processWeek(context: SignedInContext, input: PayrollWeekInput): Promise<ProcessedWeek> {
  const userId = toKey('User', input.userId);
  assertAllowed(context, COORDINATE, canPay(context.viewer, { id: userId }));
  try {
    return await processOnce(context, userId, input);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await replayConcurrent(context, userId, input);
    if (first) return first;
    throw new ConflictError(ALREADY_PROCESSED, 'ALREADY_PROCESSED');
  }
}
