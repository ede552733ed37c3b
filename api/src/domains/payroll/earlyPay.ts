/**
 * Refuses pay for a day before the company's first one, unless the day is logged or its week was on payroll before. So
 * anything recorded before the first day was set or changed can still be paid and corrected.
 */
import type { Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { type EnteredDay, refuseBefore } from '../../operation/firstDay.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { recordedDays } from './payee.sql.ts';

/** Throws ValidationError with the position of each day in the input. `first` is the first day that can be entered. */
export async function refuseEarlyPay(
  tx: RawTx,
  { userId, first }: { userId: string; first: Day },
  days: readonly EnteredDay[],
): Promise<void> {
  const early = days.filter(({ date }) => date < first);
  if (early.length === 0) return;
  const dates = early.map(({ date }) => date);
  const recorded = await rowsIn(tx, recordedDays({ userId, dates, weeks: dates.map(startOfWeek) }));
  const known = new Set(recorded.map(({ date }) => date));
  refuseBefore(
    first,
    early.filter(({ date }) => !known.has(date) && !known.has(startOfWeek(date))),
  );
}
