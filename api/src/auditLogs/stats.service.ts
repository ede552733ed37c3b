/** Counts over the audit log. */
import type { Context } from '../context.ts';
import { addDays, type Day, todayIn } from '../lib/dates.ts';
import { startOfDay } from '../lib/zonedDay.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

export interface AuditLogStats {
  totalLogs: number;
  userLogin: number;
  userCreated: number;
  payrollCalculation: number;
}

/** What happened in the last thirty days. */
export async function countRecent({ db, now }: Context): Promise<AuditLogStats> {
  const since = new Date(now().getTime() - DAYS * DAY_MS);
  const groups = await db.auditLog.groupBy({
    by: ['action'],
    where: { timestamp: { gte: since } },
    _count: { _all: true },
  });
  const countOf = (action: string) => groups.find((group) => group.action === action)?._count._all ?? 0;
  return {
    totalLogs: groups.reduce((sum, { _count }) => sum + _count._all, 0),
    userLogin: countOf('USER_LOGIN'),
    userCreated: countOf('USER_CREATED'),
    payrollCalculation: countOf('PAYROLL_CALCULATED'),
  };
}

export interface DayCount {
  day: Day;
  count: number;
}

/** What a chart of days counts. */
export type DailySubject = 'signIns' | 'errors';

/** The company's last thirty days, today included, oldest first, those without anything as well. */
export async function countByDay({ db, now, timeZone }: Context, subject: DailySubject): Promise<DayCount[]> {
  const today = todayIn(now(), timeZone);
  const first = addDays(today, 1 - DAYS);
  const rows = await db.$queryRaw<{ day: Day; count: number }[]>`
    SELECT to_char("timestamp" AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, count(*)::int AS count
    FROM "AuditLog"
    WHERE "timestamp" >= ${startOfDay(first, timeZone)} AND CASE WHEN ${subject} = 'signIns'
      THEN action = 'USER_LOGIN'
      ELSE action LIKE '%ERROR%' OR action LIKE '%FAILED%' OR level IN ('ERROR', 'CRITICAL') END
    GROUP BY 1`;
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}

const RECENT = 20;

/** How many of the newest twenty entries tell of an error or a failure. */
export async function countFailedOperations({ db }: Context): Promise<number> {
  const newest = await db.auditLog.findMany({
    orderBy: [{ timestamp: 'desc' }, { id: 'desc' }],
    take: RECENT,
    select: { action: true },
  });
  return newest.filter(({ action }) => /ERROR|FAILED/.test(action)).length;
}
