/**
 * The contractors' days and their pay. Each contractor worked for some weeks with a different end, so that at any time
 * some of them are working; the older weeks are paid, and days of the last two are pending.
 */
import type pg from 'pg';
import type { Volumes } from './volumes.ts';

const SPREAD = 91;

/** Person, Monday, and how many of the person's weeks are newer. $1 is the number of weeks of each. */
const toWeeks = (spread: number) => `
  SELECT id AS "userId", "dailyRate", newer, substr(email, 7, length(email) - 18)::int AS place,
    date_trunc('week', current_date)::date - 7 * (substr(email, 7, length(email) - 18)::int % ${spread} + newer) AS monday
  FROM "User", generate_series(0, $1::int - 1) newer WHERE kind = 'CONTRACTOR'`;

const toRuns = (weeks: string) => `
  INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", status, "payDate",
    "processedAt", "paidAt")
  SELECT gen_random_uuid(), "userId", monday, monday + 6, 5 * "dailyRate", 20, 5 * "dailyRate" + 20, 'PAID',
    monday + 11, monday + 11, monday + 12
  FROM (${weeks}) week WHERE newer >= $1 - $2::int ORDER BY monday, "userId"`;

const ENTRIES = `
  INSERT INTO "PayrollEntry" (id, "runId", date, pay, expenses)
  SELECT gen_random_uuid(), id, "weekStart" + day, "basePay" / 5, CASE day WHEN 0 THEN bonuses ELSE 0 END
  FROM "PayrollRun", generate_series(0, 4) day`;

const toDays = (weeks: string) => `
  INSERT INTO "TimeLog" (id, "userId", date, worked, status, "payrollRunId", "createdAt", "updatedAt")
  SELECT gen_random_uuid(), week."userId", monday + day, day < 5,
    (CASE WHEN run.id IS NOT NULL THEN 'APPROVED' WHEN current_date - monday < 14 THEN 'PENDING'
      WHEN (place + day) % 40 = 0 THEN 'REJECTED' ELSE 'APPROVED' END)::"TimeLogStatus",
    CASE WHEN day < 5 THEN run.id END, monday + day, monday + day
  FROM (${weeks}) week CROSS JOIN generate_series(0, 6) day
  LEFT JOIN "PayrollRun" run ON run."userId" = week."userId" AND run."weekStart" = monday
  WHERE monday + day <= current_date`;

/** A week long ago that is still unpaid, for one batch: the first that the board opens. */
export const SITTING_WEEK = '2000-01-10';

const SITTING_DAYS = `
  INSERT INTO "TimeLog" (id, "userId", date, worked, status, "updatedAt")
  SELECT gen_random_uuid(), id, $1::date + day, true, 'APPROVED', now()
  FROM (SELECT id FROM "User" WHERE kind = 'CONTRACTOR' AND "isActive" AND "archivedAt" IS NULL ORDER BY email LIMIT $2) person,
    generate_series(0, 4) day`;

/** Adds the weeks of every contractor. */
export async function addWeeks(
  client: pg.ClientBase,
  { weeksEach, paidWeeksEach, spread = SPREAD, sitting }: Omit<Volumes, 'users' | 'auditEntries'>,
): Promise<void> {
  const weeks = toWeeks(spread);
  await client.query(toRuns(weeks), [weeksEach, paidWeeksEach]);
  await client.query('ANALYZE "PayrollRun"');
  await client.query(ENTRIES);
  await client.query(toDays(weeks), [weeksEach]);
  await client.query(SITTING_DAYS, [SITTING_WEEK, sitting]);
}
