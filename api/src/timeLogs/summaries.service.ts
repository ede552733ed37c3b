/** One person's days and pay in numbers. */
import type { Context } from '../context.ts';
import {
  addDays,
  type Day,
  fromDbDate,
  mondayOf,
  sundayOnOrBefore,
  toDbDate,
  todayIn,
} from '../lib/dates.ts';
import { type Cents, fromDecimal, sumCents } from '../lib/money.ts';
import { findMany } from '../sql/find.ts';
import { fixedSql } from '../sql/statement.ts';
import { ratesBy } from './dayRate.ts';
import { dayAmounts, monthOf, type PayTotals, totalsBy, weekOf, yearOf, yearToDate } from './paySummary.ts';
import { countByStatus, type DayRange, sumCounts, within } from './timeLogs.service.ts';

/** How many weeks the pay summary goes back. */
const WEEKS = 60;

export interface DaySummary {
  totalDays: number;
  approvedDays: number;
  pendingDays: number;
  rejectedDays: number;
  estimatedEarnings: Cents;
}

/** What one statement tells about a year's worked days: JSON has days as texts and amounts as numbers. */
interface YearOfDays {
  approved: number;
  pending: number;
  rejected: number;
  /** Days that were not refused and are on no payroll yet. */
  awaited: Day[];
  paid: number;
  dailyRate: number | null;
  payRates: { dailyRate: number | null; effectiveFrom: Day }[];
}

/** The worked days of the company's current year, and what they bring: one statement. */
export async function daySummary(context: Context, userId: string): Promise<DaySummary> {
  const { startDate, endDate } = yearOf(todayIn(context.now(), context.timeZone));
  const year = await context.sql.read<YearOfDays | null>(
    context,
    fixedSql`SELECT json_build_object(
        'approved', days.approved, 'pending', days.pending, 'rejected', days.rejected, 'awaited', days.awaited,
        'paid', (SELECT coalesce(sum(entry.pay), 0)
          FROM "PayrollEntry" entry JOIN "PayrollRun" run ON run.id = entry."runId"
          WHERE run."userId" = person.id AND run.status <> 'VOID'
            AND entry.date BETWEEN ${startDate}::date AND ${endDate}::date),
        'dailyRate', person."dailyRate",
        'payRates', (SELECT coalesce(json_agg(json_build_object(
            'dailyRate', rate."dailyRate", 'effectiveFrom', rate."effectiveFrom") ORDER BY rate."effectiveFrom"), '[]')
          FROM "PayRate" rate WHERE rate."userId" = person.id))
      FROM "User" person CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE status = 'APPROVED') AS approved,
          count(*) FILTER (WHERE status = 'PENDING') AS pending,
          count(*) FILTER (WHERE status = 'REJECTED') AS rejected,
          coalesce(json_agg(date) FILTER (WHERE status <> 'REJECTED' AND "payrollRunId" IS NULL), '[]') AS awaited
        FROM "TimeLog" WHERE "userId" = person.id AND worked
          AND date BETWEEN ${startDate}::date AND ${endDate}::date) days
      WHERE person.id = ${userId}::uuid`,
  );
  if (!year) throw new Error('The person of a summary is gone.');
  const { approved, pending, rejected, awaited, paid, ...rates } = year;
  return {
    totalDays: approved + pending + rejected,
    approvedDays: approved,
    pendingDays: pending,
    rejectedDays: rejected,
    estimatedEarnings: fromDecimal(paid) + sumCents(awaited.map(ratesBy(rates))),
  };
}

export interface PaySummary {
  weekly: PayTotals[];
  monthly: PayTotals[];
  yearToDate: PayTotals;
}

/** The pay of the last 60 weeks, the last 24 months and the company's current year: one statement. */
export async function paySummary(context: Context, userId: string): Promise<PaySummary> {
  const today = todayIn(context.now(), context.timeZone);
  const firstWeek = addDays(sundayOnOrBefore(today), -7 * (WEEKS - 1));
  // The month after the same month two years ago: 24 months with the current one.
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4, 7)}-01`;
  const firstMonth = addDays(monthOf(twoYearsAgo).endDate, 1);
  // From the Monday on, so that the run of a week that the first month cuts is divided among all of its days.
  const from = toDbDate(mondayOf(firstMonth));
  const [runs, days] = await Promise.all([
    findMany(context, 'payrollRun', {
      where: { userId, status: { not: 'VOID' }, weekStart: { gte: from } },
      select: { id: true, weekStart: true, basePay: true, bonuses: true, totalPay: true, status: true },
    }),
    findMany(context, 'timeLog', {
      where: { userId, worked: true, date: { gte: from } },
      select: { date: true, payrollRunId: true },
    }),
  ]);
  const amounts = dayAmounts(
    runs.map((run) => ({
      id: run.id,
      weekStart: fromDbDate(run.weekStart),
      basePay: fromDecimal(run.basePay),
      expenses: fromDecimal(run.bonuses),
      totalPay: fromDecimal(run.totalPay),
      isPaid: run.status === 'PAID',
    })),
    days.map((day) => ({ date: fromDbDate(day.date), runId: day.payrollRunId })),
  );
  return {
    weekly: totalsBy(weekOf, amounts).filter(({ startDate }) => startDate >= firstWeek),
    monthly: totalsBy(monthOf, amounts).filter(({ startDate }) => startDate >= firstMonth),
    yearToDate: yearToDate(today, amounts),
  };
}

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

/**
 * Someone's worked days in a range and what runs that are not void pay for the days in it: three statements. Amounts
 * are those of the days themselves, so two ranges side by side add up.
 */
export async function contractorStats(
  context: Context,
  userId: string,
  range: DayRange,
): Promise<ContractorStats> {
  const date = within(range);
  const { db } = context;
  const days = await countByStatus(context, { userId, worked: true, date });
  const payrollRuns = await db.payrollRun.count({
    where: { userId, status: { not: 'VOID' }, entries: { some: { date } } },
  });
  const { _sum } = await db.payrollEntry.aggregate({
    where: { date, run: { userId, status: { not: 'VOID' } } },
    _sum: { pay: true, expenses: true },
  });
  const [basePay, expenses] = [fromDecimal(_sum.pay), fromDecimal(_sum.expenses)];
  return {
    daysWorked: sumCounts(days),
    approvedDays: days.APPROVED,
    pendingDays: days.PENDING,
    rejectedDays: days.REJECTED,
    payrollRuns,
    basePay,
    expenses,
    totalPay: basePay + expenses,
  };
}
