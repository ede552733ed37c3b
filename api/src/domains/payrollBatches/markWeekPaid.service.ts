/** A week's money has gone out: every run of it that is processed becomes paid. */
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, formatMoney, fromDecimal, sumCents } from 'rules/money';
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { statusEntry } from '../payroll/status.service.ts';

/** So many at once: others get their turn in between. */
const CHUNK = 100;

/** What the screen showed. */
export interface ExpectedRuns {
  runs: number;
  totalPay: number;
}

/** What the screen showed is what is marked, or nothing is. */
function assertExpected(expected: ExpectedRuns, amounts: readonly Cents[]): void {
  const cents = sumCents(amounts);
  if (expected.runs === amounts.length && Math.round(expected.totalPay * 100) === cents) return;
  const found = `${amounts.length} ${amounts.length === 1 ? 'payroll' : 'payrolls'}, ${formatMoney(cents)} in all`;
  throw new ConflictError(
    `The week has changed since you looked: ${found}, can be marked as paid now. Please look again.`,
  );
}

/**
 * Marks the runs of everybody but the viewer, each with its audit entry; returns how many there were. With `expected`
 * only those that the viewer saw: one that comes meanwhile stays as it is. Throws ConflictError if there are others.
 */
export async function markWeekPaid(
  context: SignedInContext,
  weekStart: Day,
  expected?: ExpectedRuns | null,
): Promise<number> {
  const toMark = {
    weekStart: toUtcMidnight(weekStart),
    status: 'PROCESSED',
    userId: { not: context.viewer.id },
  } as const;
  const found = await context.db.payrollRun.findMany({
    where: toMark,
    orderBy: { number: 'asc' },
    select: { id: true, totalPay: true },
  });
  if (expected)
    assertExpected(
      expected,
      found.map(({ totalPay }) => fromDecimal(totalPay)),
    );
  let marked = 0;
  for (let first = 0; first < found.length; first += CHUNK) {
    const keys = found.slice(first, first + CHUNK).map(({ id }) => id);
    marked += await inTransaction(context.db, async (tx) => {
      const changed = await tx.payrollRun.updateManyAndReturn({
        where: { ...toMark, id: { in: keys } },
        data: { status: 'PAID', paidAt: context.now() },
        select: { id: true, number: true, userId: true },
      });
      changed.sort((a, b) => a.number - b.number);
      if (changed.length)
        await recordAll(
          tx,
          context,
          changed.map((run) => statusEntry({ ...run, status: 'PROCESSED' }, 'PAID')),
        );
      return changed.length;
    });
  }
  return marked;
}
