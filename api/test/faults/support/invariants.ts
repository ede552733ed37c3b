/** Rules that hold for every database that a portal has written to, whatever happened to its processes. */
import { inDatabase, type Place } from './database.ts';

const LIVE = `status <> 'VOID'`;

/** Whether the day in an entry was later withdrawn with its week. */
export const withdrawn = (entry: string): string =>
  `EXISTS (SELECT FROM "AuditLog" later WHERE later.action = 'WEEK_WITHDRAWN' AND later.sequence > ${entry}.sequence
    AND later."entityId" = ${entry}."newValues"->>'userId' AND later."newValues"->>'weekStart'
      = date_trunc('week', left(${entry}."newValues"->>'date', 10)::date)::date::text)`;

/** Whether an entry names a person who was deleted since, with all their data except the entry. */
export const aboutDeleted = (entry: string): string =>
  `EXISTS (SELECT FROM "DeletedUser" gone
    WHERE gone."userId"::text IN (${entry}."entityId", ${entry}."newValues"->>'userId'))`;

/** Each query counts the rows that break a rule. */
const RULES = {
  'a run without its entries, or whose totals are not their sums': `
    SELECT count(*) FROM "PayrollRun" run
    LEFT JOIN (SELECT "runId", sum(pay) AS pay, sum(expenses) AS expenses FROM "PayrollEntry" GROUP BY 1) sums
      ON sums."runId" = run.id
    WHERE (run."basePay", run.bonuses, run."totalPay")
      IS DISTINCT FROM (coalesce(sums.pay, 0), coalesce(sums.expenses, 0), coalesce(sums.pay + sums.expenses, 0))`,
  'a run that its lines do not add up to': `
    SELECT count(*) FROM "PayrollRun" run
    LEFT JOIN (SELECT line."runId", sum(line.amount) AS net,
        sum(line.amount) FILTER (WHERE counted.kind IN ('DAY_PAY', 'EXTRA', 'PER_DIEM')) AS pay,
        sum(line.amount) FILTER (WHERE counted.kind = 'EXPENSE') AS expenses
      FROM "PayrollLine" line LEFT JOIN "PayrollLine" adjusted ON line.kind = 'ADJUSTMENT'
        AND adjusted."runId" = line."adjustsRunId" AND adjusted.position = line."adjustsPosition"
      CROSS JOIN LATERAL (SELECT coalesce(adjusted.kind, line.kind) AS kind) counted GROUP BY 1) sums
      ON sums."runId" = run.id
    WHERE (run."basePay", run.bonuses) IS DISTINCT FROM (coalesce(sums.pay, 0), coalesce(sums.expenses, 0))
      OR coalesce(sums.net, 0) < 0`,
  'a paid run that no payment settles, or one that is settled and not paid': `
    SELECT count(*) FROM "PayrollRun" run LEFT JOIN "Payment" payment ON payment.id = run."paymentId"
    WHERE CASE run.status WHEN 'PAID' THEN payment.id IS NULL OR payment."voidedAt" IS NOT NULL
      WHEN 'PROCESSED' THEN payment.id IS NOT NULL ELSE payment."voidedAt" IS NOT NULL END`,
  'a payment that is not what its runs come to': `
    SELECT count(*) FROM "Payment" payment WHERE payment.amount <> (
      SELECT coalesce(sum(line.amount), 0) FROM "PaymentRun" settled
      JOIN "PayrollLine" line ON line."runId" = settled."runId" WHERE settled."paymentId" = payment.id)`,
  'a plan that took more than is owed, or that has no rate': `
    SELECT count(*) FROM "Plan" plan WHERE NOT EXISTS (SELECT FROM "PlanRate" rate WHERE rate."planId" = plan.id)
      OR coalesce(CASE WHEN plan.kind = 'ADVANCE' AND plan."voidedAt" IS NOT NULL THEN 0
        ELSE plan.total - coalesce(plan."writtenOff", 0) END, 1e9) < (
        SELECT coalesce(-sum(line.amount), 0) FROM "PayrollLine" line JOIN "PayrollRun" run ON run.id = line."runId"
        WHERE line."planId" = plan.id AND line.amount < 0 AND run.${LIVE}) + (
        SELECT coalesce(sum(amount), 0) FROM "PlanRepayment" WHERE "planId" = plan.id AND "voidedAt" IS NULL)`,
  'a paid day that is no worked and approved time log of its run': `
    SELECT count(*) FROM "PayrollRun" run JOIN "PayrollEntry" entry ON entry."runId" = run.id
    LEFT JOIN "TimeLog" log ON log."userId" = run."userId" AND log.date = entry.date
    WHERE run.${LIVE} AND entry.pay > 0 AND EXISTS (SELECT FROM "PayrollLine" line
        WHERE line."runId" = run.id AND line.date = entry.date AND line.kind = 'DAY_PAY')
      AND (log.worked AND log.status = 'APPROVED' AND log."payrollRunId" = run.id) IS NOT TRUE`,
  'a time log held by a run that has no entry for it': `
    SELECT count(*) FROM "TimeLog" log LEFT JOIN "PayrollEntry" entry
      ON entry."runId" = log."payrollRunId" AND entry.date = log.date
    WHERE log."payrollRunId" IS NOT NULL AND entry.id IS NULL`,
  'a week with two regular runs': `
    SELECT count(*) FROM (SELECT 1 FROM "PayrollRun" WHERE ${LIVE} AND kind = 'REGULAR'
      GROUP BY "userId", "weekStart" HAVING count(*) > 1) twice`,
  'a run without exactly one entry in the audit log': `
    SELECT count(*) FROM (SELECT run.id FROM "PayrollRun" run LEFT JOIN "AuditLog" audit
      ON audit.action IN ('PAYROLL_CALCULATED', 'PAYROLL_ADJUSTED') AND audit."entityId" = run.id::text
      GROUP BY run.id HAVING count(audit.id) <> 1) odd`,
  'an audited run that is not there': `
    SELECT count(*) FROM "AuditLog" audit LEFT JOIN "PayrollRun" run ON run.id::text = audit."entityId"
    WHERE audit.action IN ('PAYROLL_CALCULATED', 'PAYROLL_ADJUSTED') AND run.id IS NULL AND NOT ${aboutDeleted('audit')}`,
  'a logged day without exactly one entry in the audit log': `
    SELECT count(*) FROM (SELECT log.id FROM "TimeLog" log LEFT JOIN "AuditLog" audit
      ON (audit.action = 'TIME_LOG_CREATED' AND audit."entityId" = log.id::text)
      OR (audit.action = 'WEEK_SUBMITTED' AND audit."entityId" = log."userId"::text
        AND audit."newValues"->>'weekStart' = date_trunc('week', log.date)::date::text)
      WHERE log."payrollRunId" IS NULL
      GROUP BY log.id HAVING count(audit.id) <> 1) odd`,
  'an audited day that is not there': `
    SELECT count(*) FROM "AuditLog" audit LEFT JOIN "TimeLog" log ON log.id::text = audit."entityId"
    WHERE audit.action = 'TIME_LOG_CREATED' AND log.id IS NULL AND NOT ${withdrawn('audit')}
      AND NOT ${aboutDeleted('audit')}`,
  'a submitted week that lacks one of its days, or was entered twice': `
    SELECT count(*) FROM (
      SELECT audit."entityId", audit."newValues"->>'weekStart' AS week, count(DISTINCT audit.id) AS audits,
        bool_and(log.id IS NOT NULL) AS whole
      FROM "AuditLog" audit CROSS JOIN LATERAL jsonb_array_elements(audit."newValues"->'days') day
      LEFT JOIN "TimeLog" log ON log."userId"::text = audit."entityId"
        AND log.date::text = left(day->>'date', 10)
      WHERE audit.action = 'WEEK_SUBMITTED' GROUP BY 1, 2) weeks
    WHERE audits <> 1 OR NOT whole`,
  'a report that does not have as many rows as it says': `
    SELECT count(*) FROM "Report" report WHERE (content->>'rowCount')::int IS DISTINCT FROM (
      SELECT coalesce(sum(jsonb_array_length(rows)), 0) FROM "ReportChunk" WHERE "reportId" = report.id)`,
  'a record without the entry of who made it': `
    SELECT count(*) FROM (
      SELECT id, 'REPORT_GENERATED' AS action FROM "Report"
      UNION ALL SELECT id, 'TAX_DOCUMENT_GENERATED' FROM "TaxDocument"
      UNION ALL SELECT id, 'TAX_PROFILE_CERTIFIED' FROM "TaxProfile"
      UNION ALL SELECT id, 'BANK_ACCOUNT_SET' FROM "BankAccount"
      UNION ALL SELECT id, 'BANK_FILE_MADE' FROM "BankFile" WHERE "requestId" IS NULL
      UNION ALL SELECT id, 'ACCESS_TOKEN_CREATED' FROM "PersonalAccessToken"
      UNION ALL SELECT id, 'PLAN_CREATED' FROM "Plan"
      UNION ALL SELECT id, 'OPENING_BALANCE_ENTERED' FROM "OpeningBalance"
      UNION ALL SELECT id, 'PEOPLE_IMPORTED' FROM "PeopleImport"
      UNION ALL SELECT id, 'PAYROLL_BATCH_STARTED' FROM "PayrollBatch"
      UNION ALL SELECT id, 'TAX_DOCUMENT_BATCH_STARTED' FROM "TaxDocumentBatch") made
    LEFT JOIN "AuditLog" audit ON audit.action = made.action AND audit."entityId" = made.id::text
    WHERE audit.id IS NULL`,
};

/** The broken rules and the number of rows that break them; empty if there are none. */
export const brokenRules = (place: Place): Promise<Record<string, number>> =>
  inDatabase(place, async (query) => {
    const broken: Record<string, number> = {};
    for (const [rule, sql] of Object.entries(RULES)) {
      const [row] = await query<{ count: string }>(sql);
      if (Number(row?.count) > 0) broken[rule] = Number(row?.count);
    }
    return broken;
  });

/** Days, and the regular runs of weeks, as they are in the database. */
export const whatIsThere = (place: Place) =>
  inDatabase(place, async (query) => ({
    days: new Set(
      (
        await query<{ day: string }>(
          `SELECT u.email || ' ' || log.date AS day FROM "TimeLog" log JOIN "User" u ON u.id = log."userId"`,
        )
      ).map(({ day }) => day),
    ),
    runs: new Map(
      (
        await query<{ week: string; total: number; entries: number }>(
          `SELECT u.email || ' ' || run."weekStart" AS week, run."totalPay"::float AS total,
             (SELECT count(*)::int FROM "PayrollEntry" entry WHERE entry."runId" = run.id) AS entries
           FROM "PayrollRun" run JOIN "User" u ON u.id = run."userId"
           WHERE run.${LIVE} AND run.kind = 'REGULAR'`,
        )
      ).map(({ week, total, entries }) => [week, { total, entries }]),
    ),
  }));
