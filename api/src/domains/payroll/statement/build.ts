/** Builds a statement from the facts at the time a run is processed. Pure. */
import { type Day, yearOf } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import type { TimeLogStatus } from '../../../platform/db/generated/client/enums.ts';
import { type Rates, ratesBy } from '../../people/ratesBy.ts';
import { sumLines } from '../pay/lineSums.ts';
import type { NewStatement, StatementDay } from './content.ts';

/** How many unpaid days a statement lists; older ones are in the time log. */
export const UNPAID_DAYS = 31;

/** One day of the run as paid. */
export interface PaidDay {
  date: Day;
  pay: Cents;
  expenses: Cents;
  notes: string;
}

/** A day of the payee's time log, after the run took its days. */
export interface LoggedDay {
  date: Day;
  worked: boolean;
  status: TimeLogStatus;
  rejectionReason: string | null;
  isOnRun: boolean;
}

export interface StatementFacts
  extends Pick<
    NewStatement,
    'company' | 'payee' | 'run' | 'timeZone' | 'lines' | 'paidBefore' | 'overpaid' | 'balances'
  > {
  now: Date;
  entries: readonly PaidDay[];
  rates: Rates;
  /** The week's logs, and earlier worked days on no run; in any order. */
  logs: readonly LoggedDay[];
  yearToDate: Omit<NewStatement['yearToDate'], 'year'>;
}

/** The content of the run's statement. */
export function buildStatement(facts: StatementFacts): NewStatement {
  const { company, payee, run, timeZone, entries, logs, lines, paidBefore, overpaid, balances } = facts;
  const basePay = sumCents(entries.map(({ pay }) => pay));
  const expenses = sumCents(entries.map((entry) => entry.expenses));
  const unpaid = unpaidDays(logs);
  const rateOn = ratesBy(facts.rates);
  return {
    version: 3,
    generatedAt: facts.now.toISOString(),
    timeZone,
    company,
    payee,
    run,
    days: listWeekDays(run.weekStart).map((date) => buildDay(date, facts, rateOn(date))),
    totals: { basePay, expenses, totalPay: basePay + expenses },
    yearToDate: { year: yearOf(run.payDate), ...facts.yearToDate },
    unpaidDays: unpaid.slice(-UNPAID_DAYS),
    hasOlderUnpaidDays: unpaid.length > UNPAID_DAYS,
    ...{ lines, sums: sumLines(lines), paidBefore, overpaid, balances },
  };
}

function buildDay(date: Day, { entries, logs }: StatementFacts, rate: Cents): StatementDay {
  const entry = entries.find((paid) => paid.date === date);
  const log = logs.find((logged) => logged.date === date);
  return {
    date,
    worked: log?.worked ?? false,
    status: log?.status ?? null,
    rate: rate || null,
    pay: entry?.pay ?? 0,
    expenses: entry?.expenses ?? 0,
    notes: entry?.notes ?? '',
  };
}

/** Oldest first. */
const unpaidDays = (logs: readonly LoggedDay[]) =>
  logs
    .filter(({ worked, isOnRun }) => worked && !isOnRun)
    .map((log) => ({ date: log.date, reason: explainUnpaid(log) }))
    .sort((a, b) => a.date.localeCompare(b.date));

function explainUnpaid({ status, rejectionReason }: LoggedDay): string {
  if (status === 'PENDING') return 'Waits for approval';
  if (status === 'APPROVED') return 'Approved, not yet on a payroll run';
  return rejectionReason ? `Rejected: ${rejectionReason}` : 'Rejected';
}
