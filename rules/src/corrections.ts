/**
 * The changes of a week's correction: the present amounts against the right ones, day by day. An expense counts in the
 * class that `payLines.ts` gives it, so adding a purpose moves it from one class to the other.
 */
import { formatDay } from './dayFormats.ts';
import type { Day } from './days.ts';
import { type Cents, formatMoney, sumCents } from './money.ts';
import { type PaidDay, toLines } from './payLines.ts';

/** The present amounts of a day, with earlier corrections and without receipts. */
export interface DayAsPaid {
  date: Day;
  pay: Cents;
  /** Expenses paid as compensation. */
  compensated: Cents;
  /** Reimbursed expenses. */
  reimbursed: Cents;
}

/** An amount that changes. */
export type CorrectedAmount = keyof Omit<DayAsPaid, 'date'>;

export interface Difference {
  date: Day;
  of: CorrectedAmount;
  amount: Cents;
}

/** The amounts in the order in which their differences are listed. */
const AMOUNTS: readonly CorrectedAmount[] = ['pay', 'compensated', 'reimbursed'];

function toAmounts(day: PaidDay | undefined): Omit<DayAsPaid, 'date'> {
  const lines = day ? toLines(day) : [];
  const sum = (kind: string, taxClass: string) =>
    sumCents(lines.filter((of) => of.kind === kind && of.taxClass === taxClass).map(({ amount }) => amount));
  return {
    pay: sum('DAY_PAY', 'COMPENSATION'),
    compensated: sum('EXPENSE', 'COMPENSATION'),
    reimbursed: sum('EXPENSE', 'REIMBURSEMENT'),
  };
}

/** The changes by day; a day that is left out is paid nothing. */
export function computeDifferences(
  standing: readonly DayAsPaid[],
  corrected: readonly PaidDay[],
): Difference[] {
  const days = [...new Set([...standing, ...corrected].map(({ date }) => date))].sort();
  return days.flatMap((date) => {
    const was = standing.find((day) => day.date === date);
    const is = toAmounts(corrected.find((day) => day.date === date));
    return AMOUNTS.map((of) => ({ date, of, amount: is[of] - (was?.[of] ?? 0) })).filter(
      ({ amount }) => amount !== 0,
    );
  });
}

/** A correction's totals: the reported part and the rest. */
export interface CorrectionSums {
  compensation: Cents;
  reimbursement: Cents;
  total: Cents;
}

export function sumDifferences(differences: readonly Difference[]): CorrectionSums {
  const sum = (isReported: boolean) =>
    sumCents(
      differences.filter(({ of }) => (of !== 'reimbursed') === isReported).map(({ amount }) => amount),
    );
  const compensation = sum(true);
  const reimbursement = sum(false);
  return { compensation, reimbursement, total: compensation + reimbursement };
}

/** What a run has paid, and its corrected total. */
export interface CorrectedRun {
  paid: Cents;
  /** The pay date; null if no money was paid. */
  paidOn: Day | null;
  correctedTotal: Cents;
  /** Still to pay, or overpaid: the corrected total less what was paid. */
  difference: Cents;
  /** The most to take back of an overpayment each week; no limit if left out. */
  weekly?: Cents;
}

/** A correction in one sentence for the user. */
export function describeCorrection(run: CorrectedRun): string {
  const { paid, paidOn, correctedTotal, difference, weekly } = run;
  const total = `The corrected total is ${formatMoney(correctedTotal)}.`;
  if (paidOn === null) return `This payroll hasn’t been paid yet. ${total}`;
  const before = `${formatMoney(paid)} was paid on ${formatDay(paidOn)}.`;
  if (difference > 0) return `${before} ${total} ${formatMoney(difference)} is still to be paid.`;
  if (difference < 0) {
    const most = weekly ? `, at most ${formatMoney(weekly)} a week` : '';
    return `${before} ${total} ${formatMoney(-difference)} was overpaid and comes out of the next runs${most}.`;
  }
  return `${before} ${total} Nothing is left to pay.`;
}
