/** The queue of weeks that await a decision, grouped by the database. */

import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Window } from '../../graph/pagedConnection.ts';
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { personMatches } from '../people/search.ts';

export interface SubmittedWeeksFilter {
  search?: string | null;
  /** Any day of the week. */
  weekStart?: Day | null;
}

export interface SubmittedWeek {
  userId: string;
  /** A Monday. */
  weekStart: Day;
  /** Days that await a decision and that no run holds. */
  pendingDays: number;
  /** Days of the whole week that are in the log as worked. */
  workedDays: number;
  /** When the last of the pending days came in. */
  submittedAt: Date;
  /** The keys of all days of the week that are in the log, from Monday on. */
  dayKeys: string[];
}

export interface QueueTotals {
  weeks: number;
  pendingDays: number;
}

/** The pending days of the filter as one row per person and week. Archived people wait for nothing. */
function groups({ search, weekStart }: SubmittedWeeksFilter): Prisma.Sql {
  const monday = weekStart ? startOfWeek(weekStart) : undefined;
  const ofWeek = monday
    ? Prisma.sql`AND log."date" BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date`
    : Prisma.empty;
  return Prisma.sql`
    SELECT log."userId", log."date" - (extract(isodow FROM log."date")::int - 1) AS monday,
      person."lastName", person."firstName",
      count(*)::int AS "pendingDays", max(log."updatedAt") AS "submittedAt"
    FROM "TimeLog" log JOIN "User" person ON person."id" = log."userId"
    WHERE log."status" = 'PENDING' AND log."payrollRunId" IS NULL AND person."archivedAt" IS NULL
      ${ofWeek} AND ${personMatches(search)}
    GROUP BY log."userId", monday, person."lastName", person."firstName"`;
}

/** One page of the queue, the oldest week first, each week with the keys of its days: one statement. */
export async function findSubmittedWeeks(
  context: Context,
  filter: SubmittedWeeksFilter,
  { skip, take }: Window,
): Promise<SubmittedWeek[]> {
  const weeks = await context.sql.read<SubmittedWeek[]>(
    context,
    Prisma.sql`SELECT coalesce(json_agg(found), '[]') FROM (
    SELECT week."userId", week.monday::text AS "weekStart", week."pendingDays", week."submittedAt",
      day."workedDays", day."dayKeys"
    FROM (
      ${groups(filter)}
      ORDER BY monday, person."lastName", person."firstName", log."userId" LIMIT ${take} OFFSET ${skip}
    ) week
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE log."worked")::int AS "workedDays",
        array_agg(log."id"::text ORDER BY log."date") AS "dayKeys"
      FROM "TimeLog" log
      WHERE log."userId" = week."userId" AND log."date" BETWEEN week.monday AND week.monday + 6
    ) day
    ORDER BY week.monday, week."lastName", week."firstName", week."userId") found`,
  );
  return weeks.map((week) => ({ ...week, submittedAt: new Date(week.submittedAt) }));
}

/** The weeks of the whole filter and their pending days: one statement. */
export const countSubmittedWeeks = (context: Context, filter: SubmittedWeeksFilter): Promise<QueueTotals> =>
  context.sql.read(
    context,
    Prisma.sql`SELECT json_build_object('weeks', count(*), 'pendingDays', coalesce(sum("pendingDays"), 0))
      FROM (${groups(filter)}) week`,
  );
