/** What a later rate adds to days that were already on payroll. Pure. */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import { ratesBy } from '../../people/ratesBy.ts';
import type { RunBeforeRates } from './backPay.sql.ts';

export interface BackPayDay {
  date: Day;
  /** The day rate when the run was made. */
  paidAt: Cents;
  /** The day rate now. */
  rate: Cents;
  /** Above zero. */
  amount: Cents;
}

export interface BackPay {
  runId: string;
  userId: string;
  weekStart: Day;
  days: BackPayDay[];
  amount: Cents;
}

/** What a day is paid at another rate. One paid below its rate, such as half a day, keeps its share of the rate. */
const payAt = (rate: Cents, { paidAt, pay }: { paidAt: Cents; pay: Cents }): Cents =>
  pay < paidAt ? Math.round((rate * pay) / paidAt) : rate;

/**
 * What is neither added to pay nor dismissed; null if nothing is. A day corrected to the current rate or more lacks
 * nothing. Neither does a day before the first rate, which was no raise.
 */
export function findBackPay(run: RunBeforeRates): BackPay | null {
  const { id: runId, userId, weekStart, stated, paid, dismissed, payRates } = run;
  const rateOn = ratesBy(run);
  const first = payRates[0]?.effectiveFrom;
  const days = stated.flatMap(({ date, rate: paidAt }): BackPayDay[] => {
    const stands = paid.find((day) => day.date === date);
    if (!paidAt || !stands || stands.pay <= 0 || first === undefined || date < first) return [];
    const rate = rateOn(date);
    const settled = stands.added + (dismissed.find((day) => day.date === date)?.amount ?? 0);
    const amount = payAt(rate, { paidAt, pay: stands.pay }) - stands.pay - settled;
    return amount > 0 ? [{ date, paidAt, rate, amount }] : [];
  });
  if (days.length === 0) return null;
  return { runId, userId, weekStart, days, amount: sumCents(days.map(({ amount }) => amount)) };
}
