/** The manager's dashboard. */
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Asked } from './asked.ts';

const WEEKS = 12;
const CONTRACTORS = { kind: 'CONTRACTOR', archivedAt: null } as const;

async function payrollByWeek({ db }: Asked, mondays: Day[]) {
  const groups = await db.payrollRun.groupBy({
    by: ['weekStart'],
    where: { weekStart: { in: mondays.map(toUtcMidnight) }, status: { not: 'VOID' } },
    _sum: { basePay: true, bonuses: true },
  });
  return mondays.map((weekStart) => {
    const sum = groups.find((group) => fromUtcMidnight(group.weekStart) === weekStart)?._sum;
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
    where: { worked: true, date: { gte: toUtcMidnight(mondays[0]!) } },
    _count: { _all: true },
  });
  return mondays.map((weekStart) => {
    const count = (status: string) =>
      groups
        .filter((group) => group.status === status && startOfWeek(fromUtcMidnight(group.date)) === weekStart)
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
    where: { worked: true, date: { gte: toUtcMidnight(from) }, user: { kind: 'CONTRACTOR' } },
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

/** Days of work in the week, not refused and on no run. */
const openDays = (monday: Day) => ({
  date: { in: listWeekDays(monday).map(toUtcMidnight) },
  worked: true,
  status: { not: 'REJECTED' as const },
  payrollRunId: null,
});

export const managerHome = {
  Query: {
    submittedWeeks: async (_root: unknown, _args: object, { db }: Asked) => {
      const days = await db.timeLog.findMany({
        where: { status: 'PENDING', payrollRunId: null, user: { archivedAt: null } },
        select: { userId: true, date: true },
      });
      return {
        totalCount: new Set(days.map(({ userId, date }) => `${userId} ${startOfWeek(fromUtcMidnight(date))}`))
          .size,
      };
    },
    managerOverview: (_root: unknown, _args: object, asked: Asked) => {
      const { db, now, timeZone } = asked;
      const monday = startOfWeek(todayIn(now, timeZone));
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
              timeLogs: { some: openDays(addDays(monday, -7)) },
            },
          }),
        contractorsWithoutRate: () =>
          db.user.count({
            where: {
              ...CONTRACTORS,
              OR: [{ dailyRate: null }, { dailyRate: 0 }],
              timeLogs: { some: { ...openDays(addDays(monday, -7)), status: 'APPROVED' } },
            },
          }),
        unpaidRunsOfLastWeek: () =>
          db.payrollRun.count({
            where: { weekStart: toUtcMidnight(addDays(monday, -7)), status: 'PROCESSED' },
          }),
        awaitingRunsOfLastWeek: () =>
          db.payrollRun.count({
            where: {
              weekStart: toUtcMidnight(addDays(monday, -7)),
              status: 'PROCESSED',
              approvalRequests: { some: { request: { status: 'OPEN', expiresAt: { gt: new Date() } } } },
            },
          }),
        isLastWeekPaid: async () => {
          const weekStart = toUtcMidnight(addDays(monday, -7));
          const runs = await db.payrollRun.count({ where: { weekStart, status: { not: 'VOID' } } });
          const unpaid = await db.payrollRun.count({ where: { weekStart, status: 'PROCESSED' } });
          const open = await db.timeLog.count({ where: openDays(addDays(monday, -7)) });
          return runs > 0 && unpaid === 0 && open === 0;
        },
        payrollByWeek: () => payrollByWeek(asked, mondays),
        daysByWeek: () => daysByWeek(asked, mondays),
        daysByContractor: () => daysByContractor(asked, addDays(monday, -21)),
      };
    },
  },
};
