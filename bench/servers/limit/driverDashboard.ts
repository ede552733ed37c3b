import { addDays } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { startOfDay, todayIn } from 'rules/zonedDays';
import { iso, queryText, type ReferenceServer } from './ask.ts';

/** Each agreed rate with the days it applies to; the first one applies to all earlier days as well. */
const RATES = `
  SELECT "dailyRate", lead("effectiveFrom", 1, 'infinity') OVER changes AS until,
    CASE WHEN row_number() OVER changes = 1 THEN '-infinity' ELSE "effectiveFrom" END AS since
  FROM "PayRate" WHERE "userId" = $1 WINDOW changes AS (ORDER BY "effectiveFrom")`;

const SQL = `
  SELECT json_build_object('today', $2::date,
    'viewer', json_build_object('id', 'User_' || person.id, 'w9RequestedAt', ${iso('person."w9RequestedAt"')},
      'daySummary', json_build_object('year', extract(year FROM $6::date), 'totalDays', year.approved + year.pending + year.rejected,
        'approvedDays', year.approved, 'pendingDays', year.pending, 'rejectedDays', year.rejected,
        'estimatedEarnings', coalesce(
            (SELECT sum(coalesce(rate."dailyRate", 0) * (SELECT count(*) FROM unnest(year.awaited) day (date)
              WHERE day.date >= rate.since AND day.date < rate.until)) FROM (${RATES}) rate),
            person."dailyRate" * cardinality(year.awaited), 0)
          + coalesce((SELECT sum(pay) FROM "PayrollEntry" entry JOIN "PayrollRun" run ON run.id = entry."runId"
            WHERE run."userId" = $1 AND run.status <> 'VOID' AND entry.date BETWEEN $6::date AND $7::date), 0)),
      'unsentWeek', CASE WHEN (person.kind = 'CONTRACTOR' OR EXISTS (SELECT FROM "TimeLog" WHERE "userId" = $1))
          AND person."createdAt" < $4 AND NOT EXISTS (SELECT FROM "TimeLog" WHERE "userId" = $1
            AND date >= $3::date AND date < $5::date) THEN $3::date END,
      'lacksW9', kind = 'CONTRACTOR' AND NOT EXISTS (SELECT FROM "TaxProfile" WHERE "userId" = $1),
      'latestRuns', (SELECT coalesce(json_agg(json_build_object(
          'id', 'PayrollRun_' || run.id, 'number', run.number, 'weekStart', run."weekStart", 'payDate', run."payDate",
          'totalPay', run."totalPay", 'status', run.status, 'processedAt', ${iso('run."processedAt"')},
          'isReplaced', EXISTS (SELECT FROM "PayrollRun" later WHERE later."replacesId" = run.id))), '[]')
        FROM (SELECT * FROM "PayrollRun" WHERE "userId" = $1 ORDER BY "weekStart" DESC, id DESC LIMIT 3) run)))::text
  FROM "User" person CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE status = 'APPROVED') AS approved, count(*) FILTER (WHERE status = 'PENDING') AS pending,
      count(*) FILTER (WHERE status = 'REJECTED') AS rejected,
      array_agg(date) FILTER (WHERE status <> 'REJECTED' AND "payrollRunId" IS NULL) AS awaited
    FROM "TimeLog" WHERE "userId" = $1 AND worked AND date BETWEEN $6::date AND $7::date) year
  WHERE person.id = $1`;

/** A driver's own dashboard. */
export const driverDashboard: ReferenceServer = {
  data: (_variables, { pool, caller, now, timeZone }) => {
    const today = todayIn(now, timeZone);
    const year = today.slice(0, 4);
    const thisWeek = startOfWeek(today);
    const lastWeek = addDays(thisWeek, -7);
    const since = startOfDay(thisWeek, timeZone);
    const values = [caller.id, today, lastWeek, since, thisWeek, `${year}-01-01`, `${year}-12-31`];
    return queryText(pool, 'driver', SQL, values);
  },
};
