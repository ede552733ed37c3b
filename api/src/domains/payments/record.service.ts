/** Records that money went out: one payment per person for the runs a manager chose. */
import { formatDay } from 'rules/dayFormats';
import { type Day, yearOf } from 'rules/days';
import { sumCents, toAmount } from 'rules/money';
import { toReference } from 'rules/payments';
import { todayIn } from 'rules/zonedDays';
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { keyOrNone, toKey } from '../../operation/ids.ts';
import type { PaymentMethod } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import { askForApproval } from '../approvalRequests/ask.ts';
import { warnOfFiledForms } from './filedForms.ts';
import { confirmAboveLimit, confirmIfAbove, findExceededLimit } from './limit.ts';
import { assertNotInOpening } from './openingOverlap.ts';
import { type PaymentContent, paymentContent } from './paymentContent.ts';
import { type RunToSettle, runsToSettle, takenBack, takingBack } from './record.sql.ts';
import { assertNotBeforeWeek, lockRuns, type Settlement, settle } from './settle.ts';
import { warnAboutChecks, warnAboutFiles } from './warnings.ts';

export interface PaymentToRecord {
  runIds: string[];
  /** The day the money went out. */
  date: Day;
  method: PaymentMethod;
  reference?: string | null;
  /** If an opening balance covers the same day: the user confirms that it does not include this payment. */
  notInOpeningBalance?: boolean | null;
}

export interface RecordedPayments {
  payments: string[];
  warnings: string[];
  /** The request, if a second person must approve first. Nothing is recorded then. */
  approvalRequest?: string;
}

/** In the order chosen. */
const inOrder = (runs: readonly RunToSettle[], keys: readonly string[]): RunToSettle[] =>
  [...runs].sort((one, other) => keys.indexOf(one.id) - keys.indexOf(other.id));

/** Payments, in the order in which their first runs were chosen. */
function toSettlements(
  runs: readonly RunToSettle[],
  { date, method, reference }: PaymentToRecord,
): Settlement[] {
  const byPerson = new Map<string, RunToSettle[]>();
  for (const run of runs) byPerson.set(run.userId, [...(byPerson.get(run.userId) ?? []), run]);
  return [...byPerson].map(([userId, own], index) => ({
    ...{ userId, runs: own, date, method },
    reference: toReference(method, reference?.trim() ?? '', index),
  }));
}

function assertPayable(runs: readonly RunToSettle[], { date }: PaymentToRecord): void {
  for (const { number, status } of runs)
    if (status !== 'PROCESSED')
      throw new ConflictError(
        `Payroll #${number} is ${status === 'PAID' ? 'already paid' : 'void'}.`,
        'INVALID_TRANSITION',
      );
  // Also what a second person is asked to approve.
  assertNotBeforeWeek({ runs, date });
}

/** A run that takes something back must be paid in its pay date's year, which reported the amount. */
async function assertSameYear(tx: Tx, runs: readonly RunToSettle[], date: Day): Promise<void> {
  const others = runs.filter(({ payDate }) => yearOf(payDate) !== yearOf(date));
  const [week] = await rowsIn(tx, takingBack({ runs: others.map(({ id }) => id) }));
  if (week)
    throw ValidationError.of(
      'date',
      `Payroll #${week.number} takes back what was paid in ${yearOf(week.payDate)}, so its payment is of that year. Otherwise void it and process the week again with a pay date in ${yearOf(date)}.`,
    );
  for (const run of others) {
    const classes = await rowsIn(tx, takenBack({ runId: run.id }));
    const reported = classes.find(({ taxClass }) => taxClass !== 'DEDUCTION');
    if (reported)
      throw ValidationError.of(
        'date',
        `Payroll #${run.number} takes back what was paid in ${yearOf(run.payDate)}, so its payment is of that year. Otherwise void it and ${reported.correction === null ? `add to the pay again with a pay date in ${yearOf(date)}` : 'correct the payment again'}.`,
      );
  }
}

const warningsOf = (runs: readonly RunToSettle[], date: Day): string[] =>
  runs
    .filter(({ payDate }) => yearOf(payDate) !== yearOf(date))
    .map(
      ({ number, payDate }) =>
        `Payroll #${number} has the pay date ${formatDay(payDate)}. Paid on ${formatDay(date)}, it counts in ${yearOf(date)}.`,
    );

/** Warnings about a payment to record. */
async function findWarnings(
  tx: Tx,
  context: SignedInContext,
  chosen: readonly RunToSettle[],
  input: PaymentToRecord,
): Promise<string[]> {
  const { method } = input;
  const references = toSettlements(chosen, input).map(({ reference }) => reference);
  return [
    ...warningsOf(chosen, input.date),
    ...(await warnOfFiledForms(tx, context, chosen, input.date)),
    ...(await warnAboutChecks(tx, { method, references })),
    ...(await warnAboutFiles(tx, { method, runs: chosen })),
  ];
}

/** The warnings that recording the payment would return. Errors are not among them. */
export async function previewWarnings(context: SignedInContext, input: PaymentToRecord): Promise<string[]> {
  const keys = input.runIds.flatMap((id) => keyOrNone('PayrollRun', id) ?? []);
  const runs = await rowsIn(context.db, runsToSettle({ runs: keys }));
  return findWarnings(context.db, context, inOrder(runs, keys), input);
}

const toContent = ({ date, method, reference, notInOpeningBalance }: PaymentToRecord): PaymentContent => ({
  date,
  method,
  reference: reference?.trim() ?? '',
  ...(notInOpeningBalance ? { notInOpeningBalance } : {}),
});

/** Asks a second person to approve it. Returns the key of the request. */
async function ask(
  tx: Tx,
  context: SignedInContext,
  runs: readonly RunToSettle[],
  input: PaymentToRecord,
): Promise<string> {
  const amount = sumCents(runs.map(({ net }) => net));
  const { id } = await askForApproval(tx, context, {
    ...{ kind: 'RECORD_PAYMENT', amount },
    content: { ...toContent(input) },
    runs: runs.map((run) => run.id),
    payees: runs.map(({ userId }) => userId),
    awaited: 'These payroll runs are waiting for a second person. Withdraw that request first.',
    notice: { kind: 'APPROVAL_REQUESTED', aboutId: context.viewer.id, facts: { amount: toAmount(amount) } },
  });
  return id;
}

/**
 * Records one payment for each person of these runs. Above the company's limit, it asks a second person instead.
 * Returns their keys and warnings. Throws FRESH_SESSION_REQUIRED above the limit, NotFoundError, ForbiddenError for the
 * viewer's own run, ValidationError for an impossible day, and an INVALID_TRANSITION ConflictError for a paid or void
 * run. An error means that nothing was recorded.
 */
export async function recordPayments(
  context: SignedInContext,
  input: PaymentToRecord,
): Promise<RecordedPayments> {
  const today = todayIn(context.now(), context.timeZone);
  if (input.date > today)
    throw ValidationError.of('date', 'Record a payment after the money goes out: choose today or earlier.');
  const keys = input.runIds.map((id) => toKey('PayrollRun', id));
  const found = await context.db.payrollRun.findMany({
    where: { id: { in: keys } },
    select: { id: true, userId: true },
  });
  if (found.length !== new Set(keys).size) throw new NotFoundError('Payroll run');
  for (const { userId } of found)
    assertAllowed(context, 'Mutation.recordPayment', canPay(context.viewer, { id: userId }));
  const isConfirmed = await confirmAboveLimit(
    context,
    await rowsIn(context.db, runsToSettle({ runs: keys })),
  );
  return inTransaction(context.db, async (tx) => {
    const runs = await lockRuns(
      tx,
      found.map(({ userId }) => userId),
      keys,
    );
    assertPayable(runs, input);
    await assertNotInOpening(tx, runs, input);
    await assertSameYear(tx, runs, input.date);
    const chosen = inOrder(runs, keys);
    const warnings = await findWarnings(tx, context, chosen, input);
    if ((await findExceededLimit(tx, context, chosen)) !== null) {
      if (!isConfirmed) await confirmIfAbove(context, true, tx);
      return { payments: [], warnings, approvalRequest: await ask(tx, context, chosen, input) };
    }
    const { payments, entries } = await settle(tx, context, toSettlements(chosen, input));
    await recordAll(tx, context, entries);
    return { payments, warnings };
  });
}

/** What a second person approved. */
export interface ApprovedPayment {
  number: number;
  /** Keys of the runs, in the order chosen. */
  runs: readonly string[];
  payees: readonly string[];
  content: unknown;
  askedById: string;
  /** In dollars. */
  amount: number | null;
}

/**
 * Records what the viewer approves, as the requester would have. Throws ConflictError and ValidationError for what can
 * no longer be recorded. Does not recheck what the runs take back: neither they nor the date can change.
 */
export async function recordApproved(
  tx: Tx,
  context: SignedInContext,
  { number, runs: keys, payees, content, askedById, amount }: ApprovedPayment,
): Promise<void> {
  const input = { ...paymentContent.parse(content), runIds: [] };
  const runs = await lockRuns(tx, payees, keys);
  // The payee may have been deleted in the meantime.
  if (toAmount(sumCents(runs.map(({ net }) => net))) !== amount)
    throw new ConflictError('A payroll run of this request is gone. Decline it.');
  assertPayable(runs, input);
  await assertNotInOpening(tx, runs, input);
  const chosen = inOrder(runs, keys);
  const recorder = { recordedById: askedById, approvedById: context.viewer.id, request: number };
  const { entries } = await settle(tx, context, toSettlements(chosen, input), recorder);
  await recordAll(tx, context, entries);
}
