/** A person, and what a driver sees of their own days. */

import { addDays, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal, sumCents, toAmount } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { startOfDay, todayIn } from 'rules/zonedDays';
import { rateColumns, ratesBy } from '../../../api/src/domains/timeLogs/dayRate.ts';
import type { Invitation, PayrollRun, User } from '../../../api/src/platform/db/generated/client/client.ts';
import type { Asked } from './asked.ts';

const isManager = ({ viewer }: Asked) =>
  viewer.roles.some((role) => role === 'Manager' || role === 'IT_Admin');

async function daySummary({ id }: User, _args: object, { db, now, timeZone }: Asked) {
  const year = todayIn(now, timeZone).slice(0, 4);
  const date = { gte: toUtcMidnight(`${year}-01-01`), lte: toUtcMidnight(`${year}-12-31`) };
  const days = await db.timeLog.findMany({ where: { userId: id, worked: true, date } });
  const paid = await db.payrollEntry.aggregate({
    where: { date, run: { userId: id, status: { not: 'VOID' } } },
    _sum: { pay: true },
  });
  const person = await db.user.findUniqueOrThrow({ where: { id }, select: rateColumns });
  const rateOn = ratesBy(person);
  const awaited = days.filter((day) => day.status !== 'REJECTED' && !day.payrollRunId);
  const count = (status: string) => days.filter((day) => day.status === status).length;
  return {
    totalDays: days.length,
    approvedDays: count('APPROVED'),
    pendingDays: count('PENDING'),
    rejectedDays: count('REJECTED'),
    estimatedEarnings: toAmount(
      fromDecimal(paid._sum.pay) + sumCents(awaited.map((day) => rateOn(fromUtcMidnight(day.date)))),
    ),
  };
}

async function unsentWeek({ id, kind, createdAt }: User, _args: object, { db, now, timeZone }: Asked) {
  const thisWeek = startOfWeek(todayIn(now, timeZone));
  const lastWeek = addDays(thisWeek, -7);
  const logged = await db.timeLog.findFirst({
    where: { userId: id, date: { gte: toUtcMidnight(lastWeek), lt: toUtcMidnight(thisWeek) } },
  });
  const isExpected = kind === 'CONTRACTOR' || (await db.timeLog.findFirst({ where: { userId: id } }));
  return isExpected && !logged && createdAt < startOfDay(thisWeek, timeZone) ? lastWeek : null;
}

export const people = {
  Query: {
    today: (_root: unknown, _args: object, { now, timeZone }: Asked) => todayIn(now, timeZone),
    viewer: (_root: unknown, _args: object, { db, viewer }: Asked) =>
      db.user.findUnique({ where: { id: viewer.id } }),
  },
  User: {
    id: ({ id }: User) => `User_${id}`,
    name: ({ firstName, lastName }: User) => `${firstName} ${lastName}`,
    createdAt: ({ createdAt }: User) => createdAt.toISOString(),
    viewerCanEdit: (_user: User, _args: object, asked: Asked) => isManager(asked),
    viewerCanDeactivate: (user: User, _args: object, asked: Asked) =>
      user.isActive && isManager(asked) && user.id !== asked.viewer.id,
    viewerCanUnlockSignIn: ({ archivedAt }: User, _args: object, { viewer }: Asked) =>
      viewer.roles.includes('IT_Admin') && !archivedAt,
    viewerCanSignOutEverywhere: ({ id, archivedAt }: User, _args: object, { viewer }: Asked) =>
      viewer.roles.includes('IT_Admin') && !archivedAt && id !== viewer.id,
    viewerCanRemoveSecondFactor: async ({ id }: User, _args: object, { db, viewer }: Asked) =>
      viewer.roles.includes('IT_Admin') &&
      id !== viewer.id &&
      ((await db.authenticatorApp.count({ where: { userId: id, confirmedAt: { not: null } } })) > 0 ||
        (await db.passkey.count({ where: { userId: id } })) > 0),
    invitation: ({ id }: User, _args: object, { db }: Asked) =>
      db.invitation.findUnique({ where: { userId: id } }),
    dailyRate: ({ dailyRate }: User) => dailyRate && toAmount(fromDecimal(dailyRate)),
    dailyRateFrom: async ({ id }: User, _args: object, { db }: Asked) => {
      const rate = await db.payRate.findFirst({ where: { userId: id }, orderBy: { effectiveFrom: 'desc' } });
      return rate && fromUtcMidnight(rate.effectiveFrom);
    },
    viewerCanReadHistory: (_user: User, _args: object, { viewer }: Asked) =>
      viewer.roles.includes('IT_Admin'),
    daySummary,
    lacksW9: async ({ id, kind }: User, _args: object, { db }: Asked) =>
      kind === 'CONTRACTOR' && !(await db.taxProfile.findFirst({ where: { userId: id } })),
    latestRuns: ({ id }: User, _args: object, { db }: Asked) =>
      db.payrollRun.findMany({
        where: { userId: id },
        orderBy: [{ weekStart: 'desc' }, { id: 'desc' }],
        take: 3,
      }),
    unsentWeek,
  },
  Invitation: {
    isExpired: ({ expiresAt }: Invitation, _args: object, { now }: Asked) => expiresAt <= now,
  },
  PayrollRun: {
    id: ({ id }: PayrollRun) => `PayrollRun_${id}`,
    weekStart: ({ weekStart }: PayrollRun) => fromUtcMidnight(weekStart),
    payDate: ({ payDate }: PayrollRun) => fromUtcMidnight(payDate),
    processedAt: ({ processedAt }: PayrollRun) => processedAt.toISOString(),
    basePay: ({ basePay }: PayrollRun) => toAmount(fromDecimal(basePay)),
    expenses: ({ bonuses }: PayrollRun) => toAmount(fromDecimal(bonuses)),
    totalPay: ({ totalPay }: PayrollRun) => toAmount(fromDecimal(totalPay)),
    isReplaced: async ({ id }: PayrollRun, _args: object, { db }: Asked) =>
      (await db.payrollRun.findUnique({ where: { replacesId: id } })) !== null,
    replacedBy: ({ id }: PayrollRun, _args: object, { db }: Asked) =>
      db.payrollRun.findUnique({ where: { replacesId: id } }),
    replaces: ({ replacesId }: PayrollRun, _args: object, { db }: Asked) =>
      replacesId && db.payrollRun.findUnique({ where: { id: replacesId } }),
    entries: async ({ id }: PayrollRun, _args: object, { db }: Asked) =>
      (await db.payrollEntry.findMany({ where: { runId: id }, orderBy: { date: 'asc' } })).map((entry) => ({
        ...entry,
        date: fromUtcMidnight(entry.date),
        pay: toAmount(fromDecimal(entry.pay)),
        expenses: toAmount(fromDecimal(entry.expenses)),
      })),
    viewerCanMarkPaid: ({ status, userId }: PayrollRun, _args: object, asked: Asked) =>
      status === 'PROCESSED' && isManager(asked) && userId !== asked.viewer.id,
    viewerCanVoid: ({ status, userId }: PayrollRun, _args: object, asked: Asked) =>
      status !== 'VOID' && isManager(asked) && userId !== asked.viewer.id,
  },
};
