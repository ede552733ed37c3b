/** Marks a week as paid: each of its processed runs gets a payment on its pay date. */
import { counted } from 'rules/counted';
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, formatMoney, fromDecimal, sumCents } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { waitingAt } from '../approvalRequests/find.ts';
import { assertOneIsEnough } from '../payments/limit.ts';
import { assertAfterOpenings } from '../payments/openingOverlap.ts';
import { type RunToSettle, runsToSettle } from '../payments/record.sql.ts';
import { assertNotBeforeWeek, lockRuns, type Settlement, settle } from '../payments/settle.ts';

/** Few enough at once that others get their turn. */
const CHUNK = 100;

const FUTURE =
  'The pay date of this week is in the future. Once the money goes out, use Record Payment with that day.';

/** What the screen showed. */
export interface ExpectedRuns {
  runs: number;
  totalPay: number;
}

/** Marks exactly what the screen showed, or nothing. */
function assertExpected(expected: ExpectedRuns, amounts: readonly Cents[]): void {
  const cents = sumCents(amounts);
  if (expected.runs === amounts.length && Math.round(expected.totalPay * 100) === cents) return;
  const found = `${counted(amounts.length, 'payroll')}, ${formatMoney(cents)} in all`;
  throw new ConflictError(
    `The week has changed: ${found}, can be marked as paid now. Please review it and try again.`,
  );
}

const toPayment = (run: RunToSettle): Settlement => ({
  userId: run.userId,
  runs: [run],
  date: run.payDate,
  method: 'OTHER',
  reference: '',
});

/** Records a payment for each of these runs that is still processed; returns how many. */
async function markSome(tx: Tx, context: SignedInContext, found: readonly { id: string; userId: string }[]) {
  const runs = await lockRuns(
    tx,
    found.map(({ userId }) => userId),
    found.map(({ id }) => id),
  );
  const due = runs.filter(({ status }) => status === 'PROCESSED');
  if (due.length === 0) return 0;
  await assertOneIsEnough(tx, context, due);
  await assertAfterOpenings(tx, due);
  const { entries } = await settle(tx, context, due.map(toPayment));
  await recordAll(tx, context, entries);
  return due.length;
}

/**
 * Marks everyone's runs as paid, each with its audit entry, except the viewer's own, those with a future pay date, and
 * those waiting for a second person. Returns how many. With `expected`, only those that the viewer saw; a run that
 * appears in the meantime stays as it is. Throws ConflictError if there are other runs, if every pay date is in the
 * future, if a second person is needed, and if an opening balance covers a pay date, and ValidationError for one before
 * the week.
 */
export async function markWeekPaid(
  context: SignedInContext,
  weekStart: Day,
  expected?: ExpectedRuns | null,
): Promise<number> {
  const today = toUtcMidnight(todayIn(context.now(), context.timeZone));
  const processed = await context.db.payrollRun.findMany({
    where: {
      weekStart: toUtcMidnight(weekStart),
      status: 'PROCESSED',
      userId: { not: context.viewer.id },
      approvalRequests: { none: waitingAt(context.now()) },
    },
    orderBy: { number: 'asc' },
    select: { id: true, userId: true, totalPay: true, payDate: true },
  });
  const due = processed.filter(({ payDate }) => payDate <= today);
  if (processed.length > 0 && due.length === 0) throw new ConflictError(FUTURE);
  if (expected)
    assertExpected(
      expected,
      due.map(({ totalPay }) => fromDecimal(totalPay)),
    );
  // Checks everyone first, so that no one is marked if anyone would be refused. Each transaction checks again.
  const nets = await rowsIn(context.db, runsToSettle({ runs: due.map(({ id }) => id) }));
  await assertOneIsEnough(context.db, context, nets);
  await assertAfterOpenings(context.db, nets);
  nets.map(toPayment).forEach(assertNotBeforeWeek);
  let marked = 0;
  for (let first = 0; first < due.length; first += CHUNK)
    marked += await inTransaction(context.db, (tx) => markSome(tx, context, due.slice(first, first + CHUNK)));
  return marked;
}
