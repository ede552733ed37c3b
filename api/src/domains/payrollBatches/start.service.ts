/** Starts paying everyone. This decides who is paid what; the job then writes the runs. */
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, formatMoney, sumCents, toAmount, toDecimal } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { readFirstDay } from '../../operation/firstDay.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { startBatch } from '../batches/start.ts';
import { refuseEarlyPay } from '../payroll/earlyPay.ts';
import { assertPayDate } from '../payroll/payDate.ts';
import { paidDays } from '../payroll/weekInput.ts';
import { fingerprint, type PayrollBatchInput } from './batchInput.ts';
import { boardRows, matching, NOT_BEGUN, processingAlready, unfinishedBatch } from './board.service.ts';
import { payrollBatch } from './payrollBatch.ts';
import { type PersonToPay, select } from './selection.ts';
import { addedItems } from './start.sql.ts';

/** A board of a thousand takes about a second to read and record, and the number of people is unlimited. */
const TIMEOUT_MS = 300_000;

async function findEarlier({ db, viewer }: SignedInContext, input: PayrollBatchInput) {
  const { idempotencyKey } = input;
  const earlier = await db.payrollBatch.findUnique({
    where: { createdById_idempotencyKey: { createdById: viewer.id, idempotencyKey } },
    select: { id: true, requestHash: true },
  });
  return earlier && { id: earlier.id, isSame: earlier.requestHash === fingerprint(input) };
}

/** Throws ConflictError while a batch of the week is running. */
async function assertNoneRuns(context: SignedInContext, input: PayrollBatchInput): Promise<void> {
  const running = await unfinishedBatch(context.db, input.weekStart);
  if (running) throw new ConflictError(processingAlready(running.startedBy));
}

/** How many people are paid, and the sums. */
interface Sum {
  people: number;
  totalPay: Cents;
  /** How much of it is handed out. */
  net: Cents;
}

/** Processes exactly what the screen showed, or nothing. */
function assertExpected({ people, totalPay, net }: Sum, { expected }: PayrollBatchInput): void {
  const isAsShown =
    expected.contractors === people &&
    Math.round(expected.totalPay * 100) === totalPay &&
    (expected.net == null || Math.round(expected.net * 100) === net);
  if (!isAsShown)
    throw new ConflictError(
      `The week has changed: it now has ${people} ` +
        `${people === 1 ? 'contractor' : 'contractors'} and comes to ${formatMoney(totalPay)}` +
        `${net === totalPay ? '' : `, with ${formatMoney(net)} paid out`}. Please review it and try again.`,
    );
  if (people === 0) throw ValidationError.of('expected.contractors', 'There’s no one to put on payroll.');
}

async function addItems(
  tx: Tx,
  batchId: string,
  from: number,
  people: readonly PersonToPay[],
): Promise<void> {
  const items = people.map(({ userId, entries, receipts, skipPlans, totalPay }, index) => ({
    ...{ userId, position: from + index },
    // Without receipts and plans, we keep the old format: an older version of the program may run the job.
    entries:
      receipts.length || skipPlans.length
        ? { days: entries, receipts: receipts.map(({ id, cents }) => ({ id, cents })), skipPlans }
        : entries,
    totalPay: toDecimal(totalPay),
  }));
  await changeIn(tx, addedItems({ batchId, items: JSON.stringify(items) }));
}

/** Throws ValidationError for typed pay on days before the company's first one. Proposed days are in the log anyway. */
async function refuseEarlyEdits(tx: Tx, { edits }: PayrollBatchInput): Promise<void> {
  if (!edits?.length) return;
  const first = await readFirstDay(tx);
  for (const [index, edit] of edits.entries()) {
    const userId = keyOrNone('User', edit.userId);
    // The selection reports unknown people.
    if (userId) await refuseEarlyPay(tx, { userId, first }, paidDays(edit, ['edits', String(index)]));
  }
}

/** Saves who is paid what, in chunks in the order of the board. Throws if it is not what was expected. */
async function writeItems(
  tx: Tx,
  { viewer }: SignedInContext,
  input: PayrollBatchInput,
  { today, payDate }: { today: Day; payDate: Day },
  batchId: string,
): Promise<Sum> {
  const selection = select(input, { today, payDate, weekStart: input.weekStart });
  await refuseEarlyEdits(tx, input);
  const sum: Sum = { people: 0, totalPay: 0, net: 0 };
  for await (const rows of boardRows({ db: tx, viewer, today, payDate }, input.weekStart)) {
    const keys = rows.map(({ userId }) => userId);
    const people = selection.take(rows, await matching(tx, input.search, keys));
    if (people.length) await addItems(tx, batchId, sum.people, people);
    sum.people += people.length;
    sum.totalPay += sumCents(people.map((person) => person.totalPay));
    sum.net += sumCents(people.map((person) => person.net));
  }
  const issues = selection.issues();
  if (issues.length) throw new ValidationError(issues);
  assertExpected(sum, input);
  return sum;
}

async function writeBatch(tx: Tx, context: SignedInContext, input: PayrollBatchInput): Promise<string> {
  const { weekStart } = input;
  const today = todayIn(context.now(), context.timeZone);
  const payDate = input.payDate ?? today;
  const batch = await tx.payrollBatch.create({
    data: {
      weekStart: toUtcMidnight(weekStart),
      payDate: toUtcMidnight(payDate),
      createdById: context.viewer.id,
      idempotencyKey: input.idempotencyKey,
      requestHash: fingerprint(input),
      createdAt: context.now(),
    },
    select: { id: true },
  });
  const { people, totalPay } = await writeItems(tx, context, input, { today, payDate }, batch.id);
  await record(tx, context, {
    action: 'PAYROLL_BATCH_STARTED',
    entityType: 'PayrollBatch',
    entityId: batch.id,
    newValues: {
      weekStart,
      payDate,
      contractors: people,
      totalPay: toAmount(totalPay),
    },
  });
  return batch.id;
}

/**
 * Starts a batch and returns its key. Throws ValidationError for decisions that do not fit the board, and ConflictError
 * for a week that has not begun or is being processed, for sums that were not expected, and for a key of another
 * request.
 */
export function startPayrollBatch(context: SignedInContext, input: PayrollBatchInput): Promise<string> {
  const today = todayIn(context.now(), context.timeZone);
  return startBatch(context, payrollBatch, {
    findEarlier: () => findEarlier(context, input),
    assertStartable: () => {
      if (input.weekStart > today) throw new ConflictError(NOT_BEGUN);
      assertPayDate(input.payDate, input.weekStart, today);
    },
    assertNoneRuns: () => assertNoneRuns(context, input),
    write: (tx) => writeBatch(tx, context, input),
    // Reads the board in chunks, all from one snapshot.
    options: { timeout: TIMEOUT_MS, isolationLevel: 'RepeatableRead' },
    justDone: 'Payroll for this week has just been processed. Please review it and try again.',
  });
}
