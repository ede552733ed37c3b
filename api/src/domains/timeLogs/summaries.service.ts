/** One person's days and pay in numbers. */
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { startOfSundayWeek, startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { findManyByOwner } from '../../platform/sql/find.ts';
import { fixedKeysSql, keys } from '../../platform/sql/statement.ts';
import { whereSql } from '../../platform/sql/where.ts';
import { ratesBy } from './dayRate.ts';
import { dayAmounts, type PayTotals, toMonth, totalsBy, toWeek, toYear, yearToDate } from './paySummary.ts';
import { type DayCounts, type DayRange, sumCounts, within } from './timeLogs.service.ts';

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
interface YearTotals {
  approved: number;
  pending: number;
  rejected: number;
  /** Days that were not refused and are on no payroll yet. */
  awaited: Day[];
  paid: number;
  dailyRate: number | null;
  payRates: { dailyRate: number | null; effectiveFrom: Day }[];
}

const toSummary = ({ approved, pending, rejected, awaited, paid, ...rates }: YearTotals): DaySummary => ({
  totalDays: approved + pending + rejected,
  approvedDays: approved,
  pendingDays: pending,
  rejectedDays: rejected,
  estimatedEarnings: fromDecimal(paid) + sumCents(awaited.map(ratesBy(rates))),
});

/** The worked days of the company's current year, and what they bring: one statement for all who are asked about. */
export const daySummary = batched(async (context: Context, people): Promise<Map<string, DaySummary>> => {
  const { startDate, endDate } = toYear(todayIn(context.now(), context.timeZone));
  const years = await context.sql.read<Record<string, YearTotals>>(
    context,
    fixedKeysSql`SELECT coalesce(json_object_agg(person.id, json_build_object(
        'approved', days.approved, 'pending', days.pending, 'rejected', days.rejected, 'awaited', days.awaited,
        'paid', (SELECT coalesce(sum(entry.pay), 0)
          FROM "PayrollEntry" entry JOIN "PayrollRun" run ON run.id = entry."runId"
          WHERE run."userId" = person.id AND run.status <> 'VOID'
            AND entry.date BETWEEN ${startDate}::date AND ${endDate}::date),
        'dailyRate', person."dailyRate",
        'payRates', (SELECT coalesce(json_agg(json_build_object(
            'dailyRate', rate."dailyRate", 'effectiveFrom', rate."effectiveFrom") ORDER BY rate."effectiveFrom"), '[]')
          FROM "PayRate" rate WHERE rate."userId" = person.id))), '{}')
      FROM "User" person CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE status = 'APPROVED') AS approved,
          count(*) FILTER (WHERE status = 'PENDING') AS pending,
          count(*) FILTER (WHERE status = 'REJECTED') AS rejected,
          coalesce(json_agg(date) FILTER (WHERE status <> 'REJECTED' AND "payrollRunId" IS NULL), '[]') AS awaited
        FROM "TimeLog" WHERE "userId" = person.id AND worked
          AND date BETWEEN ${startDate}::date AND ${endDate}::date) days
      WHERE person.id IN (${keys(people)})`,
  );
  return new Map(Object.entries(years).map(([userId, year]) => [userId, toSummary(year)]));
});

export interface PaySummary {
  weekly: PayTotals[];
  monthly: PayTotals[];
  yearToDate: PayTotals;
}

const RUN = {
  id: true,
  weekStart: true,
  basePay: true,
  bonuses: true,
  totalPay: true,
  status: true,
} as const;
const DAY = { date: true, payrollRunId: true } as const;

/** The pay of the last 60 weeks, the last 24 months and the company's current year: one statement for all who are asked about. */
export const paySummary = batched(async (context: Context, people): Promise<Map<string, PaySummary>> => {
  const today = todayIn(context.now(), context.timeZone);
  const firstWeek = addDays(startOfSundayWeek(today), -7 * (WEEKS - 1));
  // The month after the same month two years ago: 24 months with the current one.
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4, 7)}-01`;
  const firstMonth = addDays(toMonth(twoYearsAgo).endDate, 1);
  // From the Monday on, so that the run of a week that the first month cuts is divided among all of its days.
  const from = { gte: toUtcMidnight(startOfWeek(firstMonth)) };
  const [runs, days] = await Promise.all([
    findManyByOwner(context, 'payrollRun', 'userId', people, {
      where: { status: { not: 'VOID' }, weekStart: from },
      select: RUN,
    }),
    findManyByOwner(context, 'timeLog', 'userId', people, {
      where: { worked: true, date: from },
      select: DAY,
    }),
  ]);
  const summaryFrom = (userId: string): PaySummary => {
    const amounts = dayAmounts(
      runs.get(userId)!.map((run) => ({
        id: run.id,
        weekStart: fromUtcMidnight(run.weekStart),
        basePay: fromDecimal(run.basePay),
        expenses: fromDecimal(run.bonuses),
        totalPay: fromDecimal(run.totalPay),
        isPaid: run.status === 'PAID',
      })),
      days.get(userId)!.map((day) => ({ date: fromUtcMidnight(day.date), runId: day.payrollRunId })),
    );
    return {
      weekly: totalsBy(toWeek, amounts).filter(({ startDate }) => startDate >= firstWeek),
      monthly: totalsBy(toMonth, amounts).filter(({ startDate }) => startDate >= firstMonth),
      yearToDate: yearToDate(today, amounts),
    };
  };
  return new Map(people.map((userId) => [userId, summaryFrom(userId)]));
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

/** What one statement tells about somebody's range of days: amounts are numbers. */
interface DayTotals extends DayCounts {
  payrollRuns: number;
  basePay: number;
  expenses: number;
}

const toStats = ({ payrollRuns, ...range }: DayTotals): ContractorStats => {
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
  const date = within(range);
  const rows = await context.sql.read<Record<string, DayTotals>>(
    context,
    Prisma.sql`SELECT coalesce(json_object_agg(person.id, (
        SELECT json_build_object('PENDING', pending, 'APPROVED', approved, 'REJECTED', rejected,
          'payrollRuns', runs, 'basePay', pay, 'expenses', expenses)
        FROM (SELECT count(*) FILTER (WHERE t.status = 'PENDING') AS pending,
            count(*) FILTER (WHERE t.status = 'APPROVED') AS approved,
            count(*) FILTER (WHERE t.status = 'REJECTED') AS rejected
          FROM "TimeLog" t WHERE t."userId" = person.id AND ${whereSql('TimeLog', 't', { worked: true, date })}) days
        CROSS JOIN (SELECT count(DISTINCT run.id) AS runs,
            coalesce(sum(t.pay), 0) AS pay, coalesce(sum(t.expenses), 0) AS expenses
          FROM "PayrollRun" run JOIN "PayrollEntry" t ON t."runId" = run.id
          WHERE run."userId" = person.id AND run.status <> 'VOID'
            AND ${whereSql('PayrollEntry', 't', { date })}) paid)), '{}')
      FROM "User" person WHERE person.id = ANY(${[...people]}::uuid[])`,
  );
  return new Map(Object.entries(rows).map(([userId, row]) => [userId, toStats(row)]));
});

/**
 * Someone's worked days in a range and what runs that are not void pay for the days in it: one statement for all who are
 * asked about. Amounts are those of the days themselves, so two ranges side by side add up.
 */
export const contractorStats = (
  context: Context,
  userId: string,
  { startDate, endDate }: DayRange,
): Promise<ContractorStats> => loadStats(context, userId, { startDate, endDate });
