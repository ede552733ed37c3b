/** The administrator's dashboard. */
import { addDays, type Day } from 'rules/days';
import { startOfDay, todayIn } from 'rules/zonedDays';
import { readFreeDisk } from '../freeDisk.ts';
import type { Asked } from './asked.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** Entries of the last thirty days of the company, counted by day. */
async function byDay({ db, now, timeZone }: Asked, where: object) {
  const first = addDays(todayIn(now, timeZone), 1 - DAYS);
  const entries = await db.auditLog.findMany({
    where: { timestamp: { gte: startOfDay(first, timeZone) }, ...where },
    select: { timestamp: true },
  });
  const counts = new Map<Day, number>();
  for (const { timestamp } of entries) {
    const day = todayIn(timestamp, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}

const ERRORS = {
  OR: [
    { action: { contains: 'ERROR' } },
    { action: { contains: 'FAILED' } },
    { level: { in: ['ERROR', 'CRITICAL'] } },
  ],
};
const NEWEST = [{ timestamp: 'desc' }, { id: 'desc' }] as const;

export const adminHome = {
  Query: {
    adminOverview: (_root: unknown, _args: object, asked: Asked) => {
      const { db } = asked;
      const active = { archivedAt: null, isActive: true };
      return {
        totalUsers: () => db.user.count(),
        activeUsers: () => db.user.count({ where: active }),
        archivedUsers: () => db.user.count({ where: { archivedAt: { not: null } } }),
        activeContractors: () => db.user.count({ where: { ...active, kind: 'CONTRACTOR' } }),
        pendingApprovals: async () =>
          (await db.timeLog.findMany({ orderBy: [{ date: 'desc' }, { id: 'desc' }], take: 100 })).filter(
            ({ status }) => status === 'PENDING',
          ).length,
        health: {
          signInFailures: async () => {
            const failed = { action: 'USER_LOGIN_FAILED' };
            const since = new Date(asked.now.getTime() - DAY_MS);
            const before = new Date(since.getTime() - DAYS * DAY_MS);
            const [recent, earlier] = await Promise.all([
              db.auditLog.count({ where: { ...failed, timestamp: { gte: since } } }),
              db.auditLog.count({ where: { ...failed, timestamp: { gte: before, lt: since } } }),
            ]);
            return { recent, usual: Math.ceil(earlier / DAYS) };
          },
          failedJobs: 0,
          undeliveredPeople: () => db.user.count({ where: { ...active, mailFailedAt: { not: null } } }),
          peopleWithoutSecondFactor: 0,
          freeDiskPercent: readFreeDisk,
        },
        logs: {
          failedOperations: async () =>
            (await db.auditLog.findMany({ orderBy: [...NEWEST], take: 20 })).filter(({ action }) =>
              /ERROR|FAILED/.test(action),
            ).length,
          unanchoredEntries: null,
          recentActivity: () => db.auditLog.findMany({ orderBy: [...NEWEST], take: 10 }),
          signInsByDay: () => byDay(asked, { action: 'USER_LOGIN' }),
          errorsByDay: () => byDay(asked, ERRORS),
        },
      };
    },
  },
};
