/** One person's days and pay in numbers. */
import type { Context } from '../context.ts';
import { Prisma } from '../db/generated/client/client.ts';
import { addDays, fromDbDate, mondayOf, sundayOnOrBefore, toDbDate, todayIn } from '../lib/dates.ts';
import { type Cents, fromDecimal, sumCents } from '../lib/money.ts';
import { findMany } from '../sql/find.ts';
import { rateOn, ratesOfPerson } from './dayRate.ts';
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

/** The worked days of the company's current year, and what they bring: one statement. */
export async function daySummary(context: Context, userId: string): Promise<DaySummary> {
  const { startDate, endDate } = yearOf(todayIn(context.now(), context.timeZone));
  const [days, paid, [person]] = await Promise.all([
    findMany(context, 'timeLog', {
      where: { userId, worked: true, date: within({ startDate, endDate }) },
      select: { date: true, status: true, payrollRunId: true },
    }),
    context.sql.read<number>(
      context,
      Prisma.sql`SELECT to_json(coalesce(sum(entry.pay), 0))
        FROM "PayrollEntry" entry JOIN "PayrollRun" run ON run.id = entry."runId"
        WHERE run."userId" = ${userId}::uuid AND run.status <> 'VOID'
          AND entry.date BETWEEN ${startDate}::date AND ${endDate}::date`,
    ),
    findMany(context, 'user', { where: { id: userId }, select: ratesOfPerson }),
  ]);
  if (!person) throw new Error('The person of a summary is gone.');
  const count = (status: string) => days.filter((day) => day.status === status).length;
  const awaited = days.filter((day) => day.status !== 'REJECTED' && day.payrollRunId === null);
  return {
    totalDays: days.length,
    approvedDays: count('APPROVED'),
    pendingDays: count('PENDING'),
    rejectedDays: count('REJECTED'),
    estimatedEarnings:
      fromDecimal(paid) + sumCents(awaited.map((day) => rateOn(person, fromDbDate(day.date)))),
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
