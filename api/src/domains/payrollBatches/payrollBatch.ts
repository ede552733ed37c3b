/** Pays everyone: a few people per short transaction, each paid or refused with a reason. */
import { addDays, type Day, fromUtcMidnight, isDay } from 'rules/days';
import { EXPENSE_CATEGORY_NAMES } from 'rules/expenses';
import { fromDecimal, toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, DomainError, ForbiddenError } from '../../operation/errors.ts';
import { accepted, type Outcome, outcomeOf, withAccepted } from '../../operation/outcome.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { canPay } from '../../viewer/policy.ts';
import { PAYEES } from '../batches/batch.sql.ts';
import { defineBatch, type RunningBatch } from '../batches/defineBatch.ts';
import { lockReceiptsOf } from '../payroll/paidReceipts.ts';
import { assertPayable, lockPayees, type Payee } from '../payroll/payee.ts';
import { ALREADY_PROCESSED } from '../payroll/process.service.ts';
import type { EntryCents } from '../payroll/weekInput.ts';
import { writeRuns } from '../payroll/writeRun.ts';
import { ratesSince } from './ratesSince.sql.ts';

interface RunningPayroll extends RunningBatch {
  weekStart: Date;
  payDate: Date;
  createdAt: Date;
}

type WaitingPayee = RowOf<typeof PAYEES.claimed>;

/** The days in the form that starting the batch saves. */
const DAYS: z.ZodType<EntryCents[]> = z.array(
  z.object({
    date: z.custom<Day>((date) => typeof date === 'string' && isDay(date)),
    pay: z.int(),
    expenses: z.int(),
    notes: z.string(),
    category: z.enum(EXPENSE_CATEGORY_NAMES).optional(),
  }),
);

/** What to pay a person: only the days, or also receipts and skipped plans. */
const ENTRIES = z.union([
  DAYS.transform((days) => ({ days, receipts: [], skipPlans: [] })),
  z.object({
    days: DAYS,
    receipts: z.array(z.object({ id: z.string(), cents: z.int() })),
    skipPlans: z.array(z.string()).default([]),
  }),
]);

/**
 * How many people one transaction pays. As measured: with ten, each person takes a third longer; with fifty, others
 * wait a third of a second on the embedded database.
 */
export const CHUNK_SIZE = 25;

const NEW_RATE = 'The day rate of this person has changed since. Please review it and try again.';

/** Who has a new rate: the batch has the amounts of the old one, for which no back pay would be due. */
async function findNewRates(
  tx: Tx,
  batch: RunningPayroll,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const through = addDays(fromUtcMidnight(batch.weekStart), 6);
  const found = await rowsIn(tx, ratesSince({ people, since: batch.createdAt, through }));
  return new Set(found.map(({ userId }) => userId));
}

/** What to pay a person, with receipts not locked yet. Throws the rule that refuses it. */
function toWish(
  { viewer }: SignedInContext,
  batch: RunningPayroll,
  { userId, entries }: WaitingPayee,
  payee: Payee | undefined,
) {
  const verdict = canPay(viewer, { id: userId });
  if (verdict) throw new ForbiddenError(verdict);
  assertPayable(payee);
  const { days, receipts, skipPlans } = ENTRIES.parse(entries);
  const weekStart: Day = fromUtcMidnight(batch.weekStart);
  const payDate: Day = fromUtcMidnight(batch.payDate);
  return { userId, weekStart, weekEnd: addDays(weekStart, 6), payDate, entries: days, receipts, skipPlans };
}

async function pay(
  tx: Tx,
  context: SignedInContext,
  batch: RunningPayroll,
  items: readonly WaitingPayee[],
): Promise<Outcome<string>[]> {
  const people = items.map(({ userId }) => userId);
  const payees = await lockPayees(tx, context, people);
  const newRates = await findNewRates(tx, batch, people);
  const wishes = items.map((item) =>
    outcomeOf(() => {
      if (newRates.has(item.userId)) throw new ConflictError(NEW_RATE);
      return toWish(context, batch, item, payees.get(item.userId));
    }),
  );
  const weeks = await withAccepted(wishes, async (those) => {
    const locked = await lockReceiptsOf(tx, those);
    return those.map((wish, index) => outcomeOf(() => ({ ...wish, receipts: accepted(locked[index]!) })));
  });
  const written = await withAccepted(weeks, (those) => writeRuns(tx, context, those));
  return written.map((outcome) => outcomeOf(() => accepted(outcome).runId));
}

/** The message for a business error; null for an internal error. */
function toMessage(error: unknown): string | null {
  if (isUniqueViolation(error)) return ALREADY_PROCESSED;
  return error instanceof DomainError ? error.message : null;
}

export const payrollBatch = defineBatch<
  RunningPayroll,
  WaitingPayee,
  Pick<RowOf<typeof PAYEES.counted>, 'paidTotal'>
>({
  table: 'PayrollBatch',
  queue: 'payroll-batches',
  name: 'Payroll batch',
  find: (db, id) =>
    db.payrollBatch.findUnique({
      where: { id },
      select: {
        ...{ id: true, weekStart: true, payDate: true },
        ...{ createdById: true, createdAt: true, finishedAt: true },
      },
    }),
  anyRole: MANAGERS,
  rightsLost: 'The person who started this can no longer process payroll.',
  internalError: 'Something went wrong on our side. This person was not put on payroll; please try again.',
  people: PAYEES,
  chunkSize: CHUNK_SIZE,
  process: pay,
  toMessage,
  mail: 'statementReady',
  finishedAction: 'PAYROLL_BATCH_FINISHED',
  finishedValues: ({ weekStart }, { done, refused, paidTotal }) => ({
    weekStart: fromUtcMidnight(weekStart),
    done,
    refused,
    totalPay: toAmount(fromDecimal(paidTotal)),
  }),
});
