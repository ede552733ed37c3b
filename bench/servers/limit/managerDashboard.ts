import { MANAGERS } from 'rules/roles';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { iso, queryText, type ReferenceServer } from './ask.ts';

/** Worked days, from $1 on, counted by decision. */
const decided = `count(*) FILTER (WHERE status = 'APPROVED') AS approved,
  count(*) FILTER (WHERE status = 'PENDING') AS pending, count(*) FILTER (WHERE status = 'REJECTED') AS rejected`;
/** Days of work last week, not rejected and on no run. */
const OPEN = `date BETWEEN $1::date - 7 AND $1::date - 1 AND worked AND status <> 'REJECTED' AND "payrollRunId" IS NULL`;
/** $1 is this week's Monday. */
const MONDAYS = `generate_series(0, 11) week, LATERAL (SELECT $1::date - 77 + 7 * week AS monday) shown`;

const SQL = `
  SELECT json_build_object(
    'submittedWeeks', json_build_object('totalCount', (SELECT count(*) FROM (
      SELECT FROM "TimeLog" log JOIN "User" person ON person.id = log."userId"
      WHERE log.status = 'PENDING' AND log."payrollRunId" IS NULL AND person."archivedAt" IS NULL
      GROUP BY log."userId", date_trunc('week', log.date)) weeks)),
    'managerOverview', json_build_object(
      'totalContractors', people.total, 'activeContractors', people.active,
      'payrollRuns', (SELECT count(*) FROM "PayrollRun" WHERE status <> 'VOID'),
      'pendingDays', (SELECT count(*) FROM "TimeLog" WHERE status = 'PENDING'),
      'unpaidContractors', (SELECT count(DISTINCT person.id) FROM "User" person
        JOIN "TimeLog" log ON log."userId" = person.id AND log.date BETWEEN $1::date - 7 AND $1::date - 1
          AND log.worked AND log.status <> 'REJECTED' AND log."payrollRunId" IS NULL
        WHERE person.kind = 'CONTRACTOR' AND person."archivedAt" IS NULL),
      'contractorsWithoutRate', (SELECT count(*) FROM "User" person
        WHERE kind = 'CONTRACTOR' AND "archivedAt" IS NULL AND coalesce("dailyRate", 0) = 0
          AND EXISTS (SELECT FROM "TimeLog" log WHERE log."userId" = person.id AND ${OPEN} AND status = 'APPROVED')),
      'unpaidRunsOfLastWeek', "lastWeek".unpaid,
      'awaitingRunsOfLastWeek', (SELECT count(*) FROM "PayrollRun" run
        JOIN "ApprovalRequestRun" wanted ON wanted."runId" = run.id
        JOIN "ApprovalRequest" request ON request.id = wanted."requestId" AND request.status = 'OPEN'
          AND request."expiresAt" > now()
        WHERE run."weekStart" = $1::date - 7 AND run.status = 'PROCESSED'),
      'isLastWeekPaid', "lastWeek".runs > 0 AND "lastWeek".unpaid = 0 AND NOT EXISTS (SELECT FROM "TimeLog" WHERE ${OPEN}),
      'payrollByWeek', (SELECT json_agg(json_build_object('weekStart', monday, 'basePay', coalesce(base, 0),
          'expenses', coalesce(spent, 0)) ORDER BY monday)
        FROM ${MONDAYS} LEFT JOIN (SELECT "weekStart", sum("basePay") AS base, sum(bonuses) AS spent
          FROM "PayrollRun" WHERE "weekStart" BETWEEN $1::date - 77 AND $1::date AND status <> 'VOID' GROUP BY 1
        ) paid ON paid."weekStart" = monday),
      'daysByWeek', (SELECT json_agg(json_build_object('weekStart', monday, 'approved', coalesce(approved, 0),
          'pending', coalesce(pending, 0), 'rejected', coalesce(rejected, 0)) ORDER BY monday)
        FROM ${MONDAYS} LEFT JOIN (SELECT date_trunc('week', date)::date AS start, ${decided}
          FROM "TimeLog" WHERE worked AND date >= $1::date - 77 GROUP BY 1) counted ON counted.start = monday),
      'daysByContractor', (SELECT coalesce(json_agg(json_build_object(
          'user', json_build_object('id', 'User_' || id, 'name', "firstName" || ' ' || "lastName"),
          'approved', approved, 'pending', pending, 'rejected', rejected) ORDER BY total DESC, id), '[]')
        FROM (SELECT person.id, "firstName", "lastName", counted.* FROM (
            SELECT "userId", count(*) AS total, ${decided} FROM "TimeLog"
            WHERE worked AND date >= $1::date - 21 GROUP BY 1) counted
          JOIN "User" person ON person.id = counted."userId" AND person.kind = 'CONTRACTOR'
          ORDER BY total DESC, person.id LIMIT 12) busiest)),
    'contractors', json_build_object('edges', (SELECT coalesce(json_agg(json_build_object('node', json_build_object(
        'id', 'User_' || id, 'name', "firstName" || ' ' || "lastName", 'email', email, 'isActive', "isActive",
        'createdAt', ${iso('"createdAt"')}, 'viewerCanOpen', true)) ORDER BY "createdAt" DESC, id DESC), '[]')
      FROM (SELECT * FROM "User" WHERE kind = 'CONTRACTOR' AND "archivedAt" IS NULL
        ORDER BY "createdAt" DESC, id DESC LIMIT 5) newest)))::text
  FROM (SELECT count(*) AS total, count(*) FILTER (WHERE "isActive") AS active
    FROM "User" WHERE kind = 'CONTRACTOR' AND "archivedAt" IS NULL) people,
    (SELECT count(*) AS runs, count(*) FILTER (WHERE status = 'PROCESSED') AS unpaid
    FROM "PayrollRun" WHERE "weekStart" = $1::date - 7 AND status <> 'VOID') "lastWeek"`;

export const managerDashboard: ReferenceServer = {
  anyRole: MANAGERS,
  data: (_variables, { pool, now, timeZone }) =>
    queryText(pool, 'manager', SQL, [startOfWeek(todayIn(now, timeZone))]),
};
