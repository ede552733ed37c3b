/** One person's days and pay in numbers. */
import { addDays, type Day, yearOf } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { startOfSundayWeek, startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { ratesBy } from '../people/ratesBy.ts';
import { dayAmounts, type PayTotals, toMonth, totalsBy, toWeek, toYear, yearToDate } from './paySummary.ts';
import { paidPeople, rangeTotals, yearTotals } from './summaries.sql.ts';
import { type DayRange, sumCounts } from './timeLogs.service.ts';

/** How many weeks the pay summary goes back. */
const WEEKS = 60;

/** A day and its rate; zero if none is agreed. */
export interface RatedDay {
  date: Day;
  rate: Cents;
}

export interface DaySummary {
  year: number;
  totalDays: number;
  approvedDays: number;
  pendingDays: number;
  rejectedDays: number;
  /** Days that are neither rejected nor on payroll, oldest first. */
  awaitedDays: RatedDay[];
  estimatedEarnings: Cents;
}

type YearTotals = AnswerOf<typeof yearTotals>[string];

function toSummary(year: number, totals: YearTotals): DaySummary {
  const { approved, pending, rejected, awaited, paid, ...rates } = totals;
  const rateOn = ratesBy(rates);
  const awaitedDays = awaited.toSorted().map((date) => ({ date, rate: rateOn(date) }));
  return {
    year,
    totalDays: approved + pending + rejected,
    approvedDays: approved,
    pendingDays: pending,
    rejectedDays: rejected,
    awaitedDays,
    estimatedEarnings: fromDecimal(paid) + sumCents(awaitedDays.map(({ rate }) => rate)),
  };
}

/** The worked days of the company's current year and what they earn: one statement for everyone requested. */
export const daySummary = batched(async (context: Context, people): Promise<Map<string, DaySummary>> => {
  const { period, startDate, endDate } = toYear(todayIn(context.now(), context.timeZone));
  const years = await context.sql.read(context, yearTotals({ people, start: startDate, end: endDate }));
  return new Map(
    Object.entries(years).map(([userId, totals]) => [userId, toSummary(Number(period), totals)]),
  );
});

export interface PaySummary {
  weekly: PayTotals[];
  monthly: PayTotals[];
  yearToDate: PayTotals;
  /** What was paid this year before the portal was used. It has no days and is in none of the other amounts. */
  paidBefore: Cents;
}

type PaidPerson = AnswerOf<typeof paidPeople>[string];

/**
 * The pay of the last 60 weeks, the last 24 months and the company's current year: one statement for everyone
 * requested.
 */
export const paySummary = batched(async (context: Context, people): Promise<Map<string, PaySummary>> => {
  const today = todayIn(context.now(), context.timeZone);
  const firstWeek = addDays(startOfSundayWeek(today), -7 * (WEEKS - 1));
  // The month after the same month two years ago: 24 months, including the current one.
  const twoYearsAgo = `${yearOf(today) - 2}${today.slice(4, 7)}-01`;
  const firstMonth = addDays(toMonth(twoYearsAgo).endDate, 1);
  // From the Monday, so that a run whose week spans the first of the month is split among all its days.
  const since = startOfWeek(firstMonth);
  const year = yearOf(today);
  const found = await context.sql.read(context, paidPeople({ people, since, year }));
  const summaryFrom = ({ runs, days, openings }: PaidPerson): PaySummary => {
    const amounts = dayAmounts(
      runs.map(({ basePay, bonuses, totalPay, overpaid, status, ...run }) => ({
        ...run,
        basePay: fromDecimal(basePay),
        expenses: fromDecimal(bonuses),
        totalPay: fromDecimal(totalPay),
        overpaid: fromDecimal(overpaid),
        isPaid: status === 'PAID',
      })),
      days,
    );
    return {
      weekly: totalsBy(toWeek, amounts).filter(({ startDate }) => startDate >= firstWeek),
      monthly: totalsBy(toMonth, amounts).filter(({ startDate }) => startDate >= firstMonth),
      yearToDate: yearToDate(today, amounts),
      paidBefore: sumCents(
        openings.flatMap((of) => [fromDecimal(of.compensation), fromDecimal(of.reimbursed)]),
      ),
    };
  };
  return new Map(Object.entries(found).map(([userId, person]) => [userId, summaryFrom(person)]));
});

export interface ContractorStats {
  daysWorked: number;
  approvedDays: number;
  pendingDays: number;
  rejectedDays: number;
  payrollRuns: number;
  basePay: Cents;
  expenses: Cents;
  totalPay: Cents;
}

type RangeTotals = AnswerOf<typeof rangeTotals>[string];

const toStats = ({ payrollRuns, ...range }: RangeTotals): ContractorStats => {
  const [basePay, expenses] = [fromDecimal(range.basePay), fromDecimal(range.expenses)];
  return {
    daysWorked: sumCounts(range),
    approvedDays: range.APPROVED,
    pendingDays: range.PENDING,
    rejectedDays: range.REJECTED,
    payrollRuns,
    basePay,
    expenses,
    totalPay: basePay + expenses,
  };
};

const loadStats = batched(async (context, people, range: DayRange): Promise<Map<string, ContractorStats>> => {
  const { startDate: first = null, endDate: last = null } = range;
  const rows = await context.sql.read(context, rangeTotals({ people, first, last }));
  return new Map(Object.entries(rows).map(([userId, row]) => [userId, toStats(row)]));
});

/**
 * A person's worked days in a range, and what valid runs pay for days in it: one statement for everyone requested.
 * Amounts come from the days themselves, so adjacent ranges add up.
 */
export const contractorStats = (
  context: Context,
  userId: string,
  { startDate, endDate }: DayRange,
): Promise<ContractorStats> => loadStats(context, userId, { startDate, endDate });
