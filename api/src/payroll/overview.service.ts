/** The numbers on a manager's home; each is asked for only when it is selected. */
import type { Context } from '../context.ts';
import { addDays, type Day, fromDbDate, mondayOf, toDbDate, todayIn, weekDays } from '../lib/dates.ts';
import { type Cents, fromDecimal } from '../lib/money.ts';

/** How many weeks the charts show, the current one last. */
const WEEKS = 12;

const thisMonday = ({ now, timeZone }: Context): Day => mondayOf(todayIn(now(), timeZone));

/** The Mondays of the charts, oldest first. */
const shownMondays = (context: Context): Day[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday(context), 7 * (index - WEEKS + 1)));

/** Contractors who are not archived: all of them, and those who can sign in. */
export async function countContractors({ db }: Context): Promise<{ total: number; active: number }> {
  const groups = await db.user.groupBy({
    by: ['isActive'],
    where: { kind: 'CONTRACTOR', archivedAt: null },
    _count: { _all: true },
  });
  const count = (isActive: boolean) => groups.find((group) => group.isActive === isActive)?._count._all ?? 0;
  return { total: count(true) + count(false), active: count(true) };
}

export const countLiveRuns = ({ db }: Context): Promise<number> =>
  db.payrollRun.count({ where: { status: { not: 'VOID' } } });

export const countPendingDays = ({ db }: Context): Promise<number> =>
  db.timeLog.count({ where: { status: 'PENDING' } });

/** Contractors with days of work last week, not refused, that no run holds. */
export function countUnpaidContractors(context: Context): Promise<number> {
  const lastWeek = weekDays(addDays(thisMonday(context), -7)).map(toDbDate);
  return context.db.user.count({
    where: {
      kind: 'CONTRACTOR',
      archivedAt: null,
      timeLogs: {
        some: { date: { in: lastWeek }, worked: true, status: { not: 'REJECTED' }, payrollRunId: null },
      },
    },
  });
}

export interface WeekTotal {
  weekStart: Day;
  basePay: Cents;
  expenses: Cents;
  totalPay: Cents;
}

/** What runs that are not void pay for each of the last twelve weeks. */
export async function payrollByWeek(context: Context): Promise<WeekTotal[]> {
  const mondays = shownMondays(context);
  const groups = await context.db.payrollRun.groupBy({
    by: ['weekStart'],
    where: { weekStart: { in: mondays.map(toDbDate) }, status: { not: 'VOID' } },
    _sum: { basePay: true, bonuses: true, totalPay: true },
  });
  const sumOf = new Map(groups.map(({ weekStart, _sum }) => [fromDbDate(weekStart), _sum]));
  return mondays.map((weekStart) => {
    const sum = sumOf.get(weekStart);
    return {
      weekStart,
      basePay: fromDecimal(sum?.basePay ?? null),
      expenses: fromDecimal(sum?.bonuses ?? null),
      totalPay: fromDecimal(sum?.totalPay ?? null),
    };
  });
}

export interface WeekDays {
  weekStart: Day;
  approved: number;
  pending: number;
  rejected: number;
}

/** The worked days of each of the last twelve weeks, by what was decided about them. */
export async function daysByWeek(context: Context): Promise<WeekDays[]> {
  const weeks = new Map(
    shownMondays(context).map((weekStart) => [
      weekStart,
      { weekStart, APPROVED: 0, PENDING: 0, REJECTED: 0 },
    ]),
  );
  const [first = thisMonday(context)] = weeks.keys();
  const groups = await context.db.timeLog.groupBy({
    by: ['date', 'status'],
    where: { worked: true, date: { gte: toDbDate(first) } },
    _count: { _all: true },
  });
  for (const { date, status, _count } of groups) {
    const week = weeks.get(mondayOf(fromDbDate(date)));
    if (week) week[status] += _count._all;
  }
  return [...weeks.values()].map(({ weekStart, APPROVED, PENDING, REJECTED }) => ({
    weekStart,
    approved: APPROVED,
    pending: PENDING,
    rejected: REJECTED,
  }));
}

/** How many weeks count for the days of each contractor, the current one included. */
const CONTRACTOR_WEEKS = 4;
/** More bars could not be told apart. */
const CONTRACTORS = 12;

export interface ContractorDays {
  userId: string;
  approved: number;
  pending: number;
  rejected: number;
}

/** The worked days of the last four weeks by contractor and by what was decided, the busiest twelve first. */
export async function daysByContractor(context: Context): Promise<ContractorDays[]> {
  const first = addDays(thisMonday(context), -7 * (CONTRACTOR_WEEKS - 1));
  const groups = await context.db.timeLog.groupBy({
    by: ['userId', 'status'],
    where: { worked: true, date: { gte: toDbDate(first) }, user: { kind: 'CONTRACTOR' } },
    _count: { _all: true },
  });
  const people = new Map<string, ContractorDays>();
  for (const { userId, status, _count } of groups) {
    const days = people.get(userId) ?? { userId, approved: 0, pending: 0, rejected: 0 };
    days[DECIDED[status]] = _count._all;
    people.set(userId, days);
  }
  const total = ({ approved, pending, rejected }: ContractorDays) => approved + pending + rejected;
  return [...people.values()]
    .sort((a, b) => total(b) - total(a) || a.userId.localeCompare(b.userId))
    .slice(0, CONTRACTORS);
}

const DECIDED = { APPROVED: 'approved', PENDING: 'pending', REJECTED: 'rejected' } as const;
