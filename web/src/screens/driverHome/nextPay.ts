/** When somebody is paid next and how much, as far as anybody knows today: read out of their days and latest runs. */
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';

type Run = {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly weekStart: Day;
  readonly payDate: Day;
  readonly net: number;
};

type LoggedDay = {
  readonly date: Day;
  readonly worked: boolean;
  readonly status: string;
  readonly payrollRun: object | null | undefined;
};

export type Standing = {
  readonly today: Day;
  readonly dailyRate: number | null | undefined;
  /** The newest first. */
  readonly runs: readonly Run[];
  readonly days: readonly LoggedDay[];
};

/** How far a week's pay has come. */
export const STEPS = ['Logged', 'Approved', 'On Payroll', 'Paid'] as const;

export type NextPay = {
  /** The place in `STEPS`. */
  readonly step: 0 | 1 | 2 | 3;
  readonly weekStart: Day;
  /** Dollars; null where there is no day rate to reckon with. */
  readonly amount: number | null;
  /** When it is paid, was paid or is likely to be; null where nobody can tell. */
  readonly payDate: Day | null;
  /** Days behind an estimate. */
  readonly days?: number;
  /** The statement, once there is one. */
  readonly run?: Pick<Run, 'id' | 'number'>;
};

const DAY_MS = 86_400_000;

/** As many days after the week's Monday as the last time; null where that has passed, and without a last time. */
function expectedPayDate(monday: Day, { today, runs }: Standing): Day | null {
  const last = runs.find(({ status }) => status !== 'VOID');
  if (!last) return null;
  const lag = (toUtcMidnight(last.payDate).getTime() - toUtcMidnight(last.weekStart).getTime()) / DAY_MS;
  const expected = addDays(monday, lag);
  return expected >= today ? expected : null;
}

/**
 * What is on payroll comes first, by its pay date; then the earliest week with days that are not; then what was paid
 * last. Null for somebody without any.
 */
export function nextPay(standing: Standing): NextPay | null {
  const { today, dailyRate, runs, days } = standing;
  const processed = runs.filter(({ status }) => status === 'PROCESSED');
  const [due] = processed.toSorted((a, b) => a.payDate.localeCompare(b.payDate));
  if (due) return { step: 2, weekStart: due.weekStart, amount: due.net, payDate: due.payDate, run: due };
  const waiting = days
    .filter((day) => day.worked && day.status !== 'REJECTED' && !day.payrollRun && day.date <= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (waiting[0]) {
    const weekStart = startOfWeek(waiting[0].date);
    const week = waiting.filter(({ date }) => startOfWeek(date) === weekStart);
    return {
      step: week.every(({ status }) => status === 'APPROVED') ? 1 : 0,
      weekStart,
      amount: dailyRate ? dailyRate * week.length : null,
      payDate: expectedPayDate(weekStart, standing),
      days: week.length,
    };
  }
  const paid = runs.find(({ status }) => status === 'PAID');
  if (!paid) return null;
  return { step: 3, weekStart: paid.weekStart, amount: paid.net, payDate: paid.payDate, run: paid };
}
