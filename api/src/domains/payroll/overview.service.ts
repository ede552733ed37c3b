/** The numbers on a manager's home page; each is read only when it is selected. */
import { addDays, type Day } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { readKept } from '../../platform/sql/kept.ts';
import {
  contractorCounts,
  contractorDays,
  contractorsWithoutRate,
  liveRuns,
  pendingDays,
  unpaidContractors,
  weekDays,
  weekTotals,
} from './overview.sql.ts';
import { type WeekPay, weekPay } from './weekPaid.ts';

/** How many weeks the charts show; the current week is last. */
const WEEKS = 12;

const thisMonday = ({ now, timeZone }: Context): Day => startOfWeek(todayIn(now(), timeZone));

/** The Mondays of the charts, oldest first. */
const shownMondays = (context: Context): Day[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday(context), 7 * (index - WEEKS + 1)));

/** Contractors who are not archived: all of them, and those who can sign in. */
export const countContractors = (context: Context): Promise<{ total: number; active: number }> =>
  readKept(context, contractorCounts());

export const countLiveRuns = (context: Context): Promise<number> => readKept(context, liveRuns());

export const countPendingDays = (context: Context): Promise<number> => readKept(context, pendingDays());

/** Contractors with worked days last week, not rejected, that are on no run. */
export function countUnpaidContractors(context: Context): Promise<number> {
  const monday = addDays(thisMonday(context), -7);
  return readKept(context, unpaidContractors({ first: monday, last: addDays(monday, 6) }));
}

/** How far last week's pay has come. */
export const lastWeekPay = (context: Context): Promise<WeekPay> =>
  weekPay(context, addDays(thisMonday(context), -7));

/**
 * Contractors with approved days last week on no run and no agreed daily rate, so that nothing is proposed for them.
 */
export function countContractorsWithoutRate(context: Context): Promise<number> {
  const monday = addDays(thisMonday(context), -7);
  return readKept(context, contractorsWithoutRate({ first: monday, last: addDays(monday, 6) }));
}

export interface WeekTotal {
  weekStart: Day;
  basePay: Cents;
  expenses: Cents;
  totalPay: Cents;
}

/** What valid runs pay for each of the last twelve weeks. */
export async function payrollByWeek(context: Context): Promise<WeekTotal[]> {
  const mondays = shownMondays(context);
  const sums = await readKept(context, weekTotals({ mondays }));
  const sumByWeek = new Map(sums.map((sum) => [sum.weekStart, sum]));
  return mondays.map((weekStart) => {
    const sum = sumByWeek.get(weekStart);
    return {
      weekStart,
      basePay: fromDecimal(sum?.basePay ?? null),
      expenses: fromDecimal(sum?.bonuses ?? null),
      totalPay: fromDecimal(sum?.totalPay ?? null),
    };
  });
}

interface DecidedDays {
  approved: number;
  pending: number;
  rejected: number;
}

export interface WeekDays extends DecidedDays {
  weekStart: Day;
}

/** Worked days of each of the last twelve weeks, by decision. */
export async function daysByWeek(context: Context): Promise<WeekDays[]> {
  const mondays = shownMondays(context);
  const weeks = await readKept(context, weekDays({ first: mondays[0]! }));
  const weekByStart = new Map(weeks.map((week) => [week.weekStart, week]));
  return mondays.map(
    (weekStart) => weekByStart.get(weekStart) ?? { weekStart, approved: 0, pending: 0, rejected: 0 },
  );
}

/** How many weeks the days of each contractor cover, including the current one. */
const CONTRACTOR_WEEKS = 4;
export interface ContractorDays extends DecidedDays {
  user: { id: string; firstName: string; lastName: string };
}

/** Worked days of the last four weeks by contractor and decision, the twelve busiest first. */
export function daysByContractor(context: Context): Promise<ContractorDays[]> {
  const first = addDays(thisMonday(context), -7 * (CONTRACTOR_WEEKS - 1));
  return readKept(context, contractorDays({ first }));
}
