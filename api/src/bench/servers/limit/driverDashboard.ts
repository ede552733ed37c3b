import { addDays, mondayOf, todayIn } from '../../../lib/dates.ts';
import { startOfDay } from '../../../lib/zonedDay.ts';
import { type Answerer, iso, textOf } from './ask.ts';

/** The rate in force on a day: the last before it, the first there is, or today's. */
const RATE = `
  CASE WHEN EXISTS (SELECT FROM "PayRate" WHERE "userId" = $1) THEN coalesce(
    (SELECT rate."dailyRate" FROM "PayRate" rate WHERE rate."userId" = $1
      ORDER BY rate."effectiveFrom" > day.date, CASE WHEN rate."effectiveFrom" <= day.date THEN day.date - rate."effectiveFrom"
        ELSE rate."effectiveFrom" - day.date END LIMIT 1), 0)
  ELSE coalesce(person."dailyRate", 0) END`;

const SQL = `
  WITH day AS (SELECT date, status, "payrollRunId" FROM "TimeLog"
    WHERE "userId" = $1 AND worked AND date BETWEEN date_trunc('year', $2::date) AND date_trunc('year', $2::date) + interval '1 year -1 day')
  SELECT json_build_object('today', $2::date,
    'viewer', json_build_object('id', 'User_' || person.id,
      'daySummary', json_build_object(
        'totalDays', (SELECT count(*) FROM day),
        'approvedDays', (SELECT count(*) FROM day WHERE status = 'APPROVED'),
        'pendingDays', (SELECT count(*) FROM day WHERE status = 'PENDING'),
        'rejectedDays', (SELECT count(*) FROM day WHERE status = 'REJECTED'),
        'estimatedEarnings', coalesce((SELECT sum(${RATE}) FROM day
            WHERE status <> 'REJECTED' AND "payrollRunId" IS NULL), 0)
          + coalesce((SELECT sum(pay) FROM "PayrollEntry" entry JOIN "PayrollRun" run ON run.id = entry."runId"
            WHERE run."userId" = $1 AND run.status <> 'VOID'
              AND entry.date BETWEEN date_trunc('year', $2::date) AND date_trunc('year', $2::date) + interval '1 year -1 day'), 0)),
      'unsentWeek', CASE WHEN (person.kind = 'CONTRACTOR' OR EXISTS (SELECT FROM "TimeLog" WHERE "userId" = $1))
          AND person."createdAt" < $5 AND NOT EXISTS (SELECT FROM "TimeLog" WHERE "userId" = $1
            AND date >= $3::date AND date < $3::date + 7) THEN $3::date END,
      'lacksW9', kind = 'CONTRACTOR' AND NOT EXISTS (SELECT FROM "TaxProfile" WHERE "userId" = $1)),
    'payrollRuns', json_build_object('edges', (SELECT coalesce(json_agg(json_build_object('node', json_build_object(
        'id', 'PayrollRun_' || run.id, 'number', run.number, 'weekStart', run."weekStart", 'payDate', run."payDate",
        'totalPay', run."totalPay", 'status', run.status, 'processedAt', ${iso('run."processedAt"')},
        'replacedBy', CASE WHEN later.id IS NOT NULL THEN json_build_object('number', later.number,
          'id', 'PayrollRun_' || later.id) END)) ORDER BY run."weekStart" DESC, run.id DESC), '[]')
      FROM (SELECT * FROM "PayrollRun" WHERE "userId" = $1 AND "userId" = $4
        ORDER BY "weekStart" DESC, id DESC LIMIT 3) run
      LEFT JOIN "PayrollRun" later ON later."replacesId" = run.id)))::text
  FROM "User" person WHERE person.id = $1`;

/** A driver's own dashboard: nobody asks for another's runs here. */
export const driverDashboard: Answerer = {
  data: ({ userId }, { pool, caller, now, timeZone }) => {
    const today = todayIn(now, timeZone);
    const thisWeek = mondayOf(today);
    const asked = userId.slice('User_'.length);
    const values = [caller.id, today, addDays(thisWeek, -7), asked, startOfDay(thisWeek, timeZone)];
    return textOf(pool, 'driver', SQL, values);
  },
};
