import { readCents } from 'rules/amounts';
import { splitEvenly } from 'rules/money';
import type { LoggedDay } from './loggedDay';

/** A day's share of the payroll run that includes it, in whole cents. */
export type DayPay = { readonly earned: number; readonly expenses: number };

/**
 * What each worked day earned, by day: its run's base pay and expenses divided by the days worked in the run, the odd
 * cents on the first days, so that the shares add up. Days on no run have no entry. `days` has all days of each run,
 * which never reaches past its week.
 */
export function payByDay(days: readonly LoggedDay[]): ReadonlyMap<string, DayPay> {
  const worked = days
    .filter((day) => day.worked && day.payrollRun)
    .sort((a, b) => a.date.localeCompare(b.date));
  const runDays = new Map<string, LoggedDay[]>();
  for (const day of worked) {
    const id = day.payrollRun?.id ?? '';
    runDays.set(id, [...(runDays.get(id) ?? []), day]);
  }
  const pay = new Map<string, DayPay>();
  for (const together of runDays.values()) {
    together.forEach(({ date, payrollRun }, index) => {
      const share = (amount: string | number | undefined) =>
        splitEvenly(readCents(amount), together.length)[index] ?? 0;
      pay.set(date, {
        earned: share(payrollRun?.basePay),
        expenses: share(payrollRun?.expenses),
      });
    });
  }
  return pay;
}
