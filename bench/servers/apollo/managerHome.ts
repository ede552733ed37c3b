/** The manager's dashboard. */
import {
  addDays,
  type Day,
  fromDbDate,
  mondayOf,
  toDbDate,
  todayIn,
  weekDays,
} from '../../../api/src/platform/lib/dates.ts';
import { fromDecimal, toAmount } from '../../../api/src/platform/lib/money.ts';
import type { Asked } from './asked.ts';

const WEEKS = 12;
const CONTRACTORS = { kind: 'CONTRACTOR', archivedAt: null } as const;

async function payrollByWeek({ db }: Asked, mondays: Day[]) {
  const groups = await db.payrollRun.groupBy({
    by: ['weekStart'],
    where: { weekStart: { in: mondays.map(toDbDate) }, status: { not: 'VOID' } },
    _sum: { basePay: true, bonuses: true },
  });
  return mondays.map((weekStart) => {
    const sum = groups.find((group) => fromDbDate(group.weekStart) === weekStart)?._sum;
    return {
      weekStart,
      basePay: toAmount(fromDecimal(sum?.basePay ?? null)),
      expenses: toAmount(fromDecimal(sum?.bonuses ?? null)),
    };
  });
}

async function daysByWeek({ db }: Asked, mondays: Day[]) {
  const groups = await db.timeLog.groupBy({
    by: ['date', 'status'],
    where: { worked: true, date: { gte: toDbDate(mondays[0]!) } },
    _count: { _all: true },
  });
  return mondays.map((weekStart) => {
    const count = (status: string) =>
      groups
        .filter((group) => group.status === status && mondayOf(fromDbDate(group.date)) === weekStart)
        .reduce((sum, { _count }) => sum + _count._all, 0);
    return {
      weekStart,
      approved: count('APPROVED'),
      pending: count('PENDING'),
      rejected: count('REJECTED'),
    };
  });
}

async function daysByContractor({ db }: Asked, from: Day) {
  const groups = await db.timeLog.groupBy({
    by: ['userId', 'status'],
    where: { worked: true, date: { gte: toDbDate(from) }, user: { kind: 'CONTRACTOR' } },
    _count: { _all: true },
  });
  const totals = new Map<string, number>();
  for (const { userId, _count } of groups) totals.set(userId, (totals.get(userId) ?? 0) + _count._all);
  return [...totals]
    .sort(([one, most], [other, more]) => more - most || one.localeCompare(other))
    .slice(0, 12)
    .map(([userId]) => {
      const count = (status: string) =>
        groups.find((group) => group.userId === userId && group.status === status)?._count._all ?? 0;
      return {
        user: () => db.user.findUnique({ where: { id: userId } }),
        approved: count('APPROVED'),
        pending: count('PENDING'),
        rejected: count('REJECTED'),
      };
    });
}

export const managerHome = {
  Query: {
    submittedWeeks: async (_root: unknown, _args: object, { db }: Asked) => {
      const days = await db.timeLog.findMany({
        where: { status: 'PENDING', payrollRunId: null, user: { archivedAt: null } },
        select: { userId: true, date: true },
      });
      return {
        totalCount: new Set(days.map(({ userId, date }) => `${userId} ${mondayOf(fromDbDate(date))}`)).size,
      };
    },
    managerOverview: (_root: unknown, _args: object, asked: Asked) => {
      const { db, now, timeZone } = asked;
      const monday = mondayOf(todayIn(now, timeZone));
      const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(monday, 7 * (index - WEEKS + 1)));
      return {
        totalContractors: () => db.user.count({ where: CONTRACTORS }),
        activeContractors: () => db.user.count({ where: { ...CONTRACTORS, isActive: true } }),
        payrollRuns: () => db.payrollRun.count({ where: { status: { not: 'VOID' } } }),
        pendingDays: () => db.timeLog.count({ where: { status: 'PENDING' } }),
        unpaidContractors: () =>
          db.user.count({
            where: {
              ...CONTRACTORS,
              timeLogs: {
                some: {
                  date: { in: weekDays(addDays(monday, -7)).map(toDbDate) },
                  worked: true,
                  status: { not: 'REJECTED' },
                  payrollRunId: null,
                },
              },
            },
          }),
        payrollByWeek: () => payrollByWeek(asked, mondays),
        daysByWeek: () => daysByWeek(asked, mondays),
        daysByContractor: () => daysByContractor(asked, addDays(monday, -21)),
      };
    },
  },
};
