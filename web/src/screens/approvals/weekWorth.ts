import { readCents } from 'rules/amounts';
import { type Cents, sumCents } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import type { SubmittedWeek } from './submittedWeek';

type Week = Pick<SubmittedWeek, 'weekStart' | 'dayRates'> & {
  readonly days: readonly Pick<SubmittedWeek['days'][number], 'date' | 'worked' | 'status' | 'payrollRun'>[];
  readonly receipts: readonly Pick<SubmittedWeek['receipts'][number], 'amount' | 'status' | 'payrollRun'>[];
};

export type WeekWorth = {
  readonly pay: Cents;
  readonly expenses: Cents;
  /** Whether a worked day has no rate: then the pay is incomplete. */
  readonly isRateMissing: boolean;
};

const isPayable = ({ status, payrollRun }: { readonly status: string; readonly payrollRun: unknown }) =>
  status !== 'REJECTED' && !payrollRun;

/** The pay the week adds to payroll once all pending entries are approved: days at their rates, and receipts. */
export function weekWorth({ weekStart, dayRates, days, receipts }: Week): WeekWorth {
  const dates = listWeekDays(weekStart);
  const rates = days
    .filter((day) => day.worked && isPayable(day))
    .map(({ date }) => readCents(dayRates[dates.indexOf(date)]));
  return {
    pay: sumCents(rates),
    expenses: sumCents(receipts.filter(isPayable).map(({ amount }) => readCents(amount))),
    isRateMissing: rates.some((cents) => cents === 0),
  };
}
