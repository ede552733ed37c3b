/**
 * Starting to pay everybody: who is paid what is settled here, for good; the job writes the runs.
 *
 * The database decides races. The batch's row is written first, and only one unfinished batch of a week may stand, so
 * whoever comes second fails at once and looks what the first one is: the same request gets the same batch.
 */
import { record } from '../auditLogs/record.ts';
import type { SignedInContext, Tx } from '../context.ts';
import { inTransaction, isUniqueViolation } from '../db/transaction.ts';
import { ConflictError, ValidationError } from '../graphql/errors.ts';
import { toDbDate, todayIn } from '../lib/dates.ts';
import { formatMoney, toAmount, toDecimal } from '../lib/money.ts';
import { fingerprint, MAX_PEOPLE, type PayrollBatchInput } from './batchInput.ts';
import { boardRows, NOT_BEGUN, processingAlready, unfinishedBatch } from './board.service.ts';
import { type Selection, selectPeople } from './selection.ts';

/** A board of a thousand is read and written down in about a second. */
const TIMEOUT_MS = 30_000;

/** The batch that the key's first request made. Throws ConflictError when that was a different request. */
async function earlierBatch(context: SignedInContext, input: PayrollBatchInput): Promise<string | null> {
  const { idempotencyKey } = input;
  const earlier = await context.db.payrollBatch.findUnique({
    where: { createdById_idempotencyKey: { createdById: context.viewer.id, idempotencyKey } },
    select: { id: true, requestHash: true },
  });
  if (!earlier) return null;
  if (earlier.requestHash !== fingerprint(input))
    throw new ConflictError('This Idempotency-Key was used for a different request.');
  return earlier.id;
}

/** Throws ConflictError while a batch of the week is at work. */
async function assertNoneRuns(context: SignedInContext, input: PayrollBatchInput): Promise<void> {
  const running = await unfinishedBatch(context.db, input.weekStart);
  if (running) throw new ConflictError(processingAlready(running.startedBy));
}

/** What the screen showed is what is paid, or nothing is. */
function assertExpected({ people, totalPay, issues }: Selection, { expected }: PayrollBatchInput): void {
  if (issues.length) throw new ValidationError(issues);
  if (expected.contractors !== people.length || Math.round(expected.totalPay * 100) !== totalPay)
    throw new ConflictError(
      `The week has changed since you looked: it now pays ${people.length} ` +
        `${people.length === 1 ? 'contractor' : 'contractors'} ${formatMoney(totalPay)}. Please look again.`,
    );
  if (people.length === 0) throw ValidationError.of('expected.contractors', 'There is nobody to pay.');
  if (people.length > MAX_PEOPLE)
    throw ValidationError.of('expected.contractors', 'At most 2,000 people are paid at once.');
}

/** By one statement of one parameter: working out one with six for each of hundreds of people would hold everybody up. */
async function addItems(tx: Tx, batchId: string, people: Selection['people']): Promise<void> {
  const items = people.map(({ userId, entries, totalPay }, position) => ({
    ...{ userId, position, entries },
    totalPay: toDecimal(totalPay),
  }));
  await tx.$executeRaw`
    INSERT INTO "PayrollBatchItem" ("batchId", "userId", position, entries, "totalPay")
    SELECT ${batchId}::uuid, item.*
    FROM json_to_recordset(${JSON.stringify(items)}::json)
      AS item ("userId" uuid, position int, entries jsonb, "totalPay" numeric)`;
}

async function writeBatch(tx: Tx, context: SignedInContext, input: PayrollBatchInput): Promise<string> {
  const { weekStart } = input;
  const today = todayIn(context.now(), context.timeZone);
  const payDate = input.payDate ?? today;
  const batch = await tx.payrollBatch.create({
    data: {
      weekStart: toDbDate(weekStart),
      payDate: toDbDate(payDate),
      createdById: context.viewer.id,
      idempotencyKey: input.idempotencyKey,
      requestHash: fingerprint(input),
      createdAt: context.now(),
    },
    select: { id: true },
  });
  const rows = await boardRows({ db: tx, viewer: context.viewer, today }, weekStart);
  const selection = selectPeople(rows, input, today);
  assertExpected(selection, input);
  await addItems(tx, batch.id, selection.people);
  await record(tx, context, {
    action: 'PAYROLL_BATCH_STARTED',
    entityType: 'PayrollBatch',
    entityId: batch.id,
    newValues: {
      weekStart,
      payDate,
      contractors: selection.people.length,
      totalPay: toAmount(selection.totalPay),
    },
  });
  if (!(await context.jobs.send(tx, 'payroll-batches', batch.id, { batchId: batch.id })))
    throw new Error('The queue has not taken the payroll batch.');
  return batch.id;
}

/**
 * Starts a batch and answers its key. Throws ValidationError for decisions that do not fit the board, and
 * ConflictError for a week that has not begun, one that is being processed, one that would pay something else than was
 * expected, and a key of another request.
 */
export async function startPayrollBatch(context: SignedInContext, input: PayrollBatchInput): Promise<string> {
  const earlier = await earlierBatch(context, input);
  if (earlier) return earlier;
  if (input.weekStart > todayIn(context.now(), context.timeZone)) throw new ConflictError(NOT_BEGUN);
  await assertNoneRuns(context, input);
  try {
    const batchId = await inTransaction(context.db, (tx) => writeBatch(tx, context, input), {
      timeout: TIMEOUT_MS,
    });
    context.jobs.wake('payroll-batches');
    return batchId;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await earlierBatch(context, input);
    if (first) return first;
    await assertNoneRuns(context, input);
    throw new ConflictError('Payroll for this week has just been processed. Please look again.');
  }
}
