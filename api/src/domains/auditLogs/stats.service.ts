/** Counts over the audit log. */

import { addDays, type Day } from 'rules/days';
import { startOfDay, todayIn } from 'rules/zonedDays';
import { AUDIT_ACTIONS } from '../../audit/actions.ts';
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

export interface AuditLogStats {
  totalLogs: number;
  userLogin: number;
  userCreated: number;
  payrollCalculation: number;
}

/** What happened in the last thirty days. */
export function countRecent(context: Context): Promise<AuditLogStats> {
  const since = new Date(context.now().getTime() - DAYS * DAY_MS).toISOString();
  // Each count by itself is read from an index alone, without a look at the entries.
  const count = (which: Prisma.Sql) =>
    Prisma.sql`(SELECT count(*) FROM "AuditLog" WHERE ${which} AND "timestamp" >= ${since}::timestamptz)`;
  return context.sql.read(
    context,
    Prisma.sql`SELECT json_build_object(
      'totalLogs', ${count(Prisma.sql`TRUE`)},
      'userLogin', ${count(Prisma.sql`action = 'USER_LOGIN'`)},
      'userCreated', ${count(Prisma.sql`action = 'USER_CREATED'`)},
      'payrollCalculation', ${count(Prisma.sql`action = 'PAYROLL_CALCULATED'`)})`,
  );
}

export interface DayCount {
  day: Day;
  count: number;
}

/** What a chart of days counts. */
export type DailySubject = 'signIns' | 'errors';

const FAILURES = Object.keys(AUDIT_ACTIONS).filter((action) => /ERROR|FAILED/.test(action));

// By the names themselves and not by their parts, so that an index finds the entries.
const SUBJECTS: Record<DailySubject, Prisma.Sql> = {
  signIns: Prisma.sql`action = 'USER_LOGIN'`,
  errors: Prisma.sql`action = ANY(${FAILURES}) OR level IN ('ERROR', 'CRITICAL')`,
};

/** The company's last thirty days, today included, oldest first, those without anything as well. */
export async function countByDay(context: Context, subject: DailySubject): Promise<DayCount[]> {
  const { now, timeZone } = context;
  const today = todayIn(now(), timeZone);
  const first = addDays(today, 1 - DAYS);
  const from = startOfDay(first, timeZone).toISOString();
  const found = await context.sql.read<Record<Day, number>>(
    context,
    Prisma.sql`SELECT coalesce(json_object_agg(day, count), '{}') FROM (
      SELECT ("timestamp" AT TIME ZONE ${timeZone})::date AS day, count(*) AS count
      FROM "AuditLog" WHERE "timestamp" >= ${from}::timestamptz AND (${SUBJECTS[subject]})
      GROUP BY 1) days`,
  );
  const counts = new Map(Object.entries(found));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}

const RECENT = 20;

/** How many of the newest twenty entries tell of an error or a failure. */
export const countFailedOperations = (context: Context): Promise<number> =>
  context.sql.read(
    context,
    Prisma.sql`SELECT to_json(count(*) FILTER (WHERE action LIKE '%ERROR%' OR action LIKE '%FAILED%'))
      FROM (SELECT action FROM "AuditLog" ORDER BY "timestamp" DESC, id DESC LIMIT ${Prisma.raw(String(RECENT))}) newest`,
  );
