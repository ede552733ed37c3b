/** The two statements of a paid week. */

/** Locks the payee, writes the run, and reads its statement's data except the run itself. */
export const PAY = `
  WITH payee AS (SELECT * FROM "User" WHERE id = $2::uuid AND "archivedAt" IS NULL FOR NO KEY UPDATE),
  run AS (
    INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate",
      "processedById", "processedAt", "replacesId")
    SELECT $1::uuid, id, $3::date, $4::date, $5::numeric, $6::numeric, $7::numeric, $8::date, $9::uuid, $10::timestamptz,
      (SELECT replaced.id FROM "PayrollRun" replaced LEFT JOIN "PayrollRun" later ON later."replacesId" = replaced.id
        WHERE replaced."userId" = $2::uuid AND replaced."weekStart" = $3::date AND replaced.status = 'VOID'
          AND later.id IS NULL ORDER BY replaced.number DESC LIMIT 1)
    FROM payee RETURNING number)
  SELECT run.number, payee."firstName" || ' ' || payee."lastName" AS name, payee.email, payee."dailyRate",
    json_build_object('street', payee.street, 'city', payee.city, 'state', payee.state, 'zip', payee.zip,
      'country', payee.country) AS address,
    (SELECT to_json(company) FROM "CompanyProfile" company WHERE company.id = 1) AS company,
    (SELECT coalesce(json_agg(rate), '[]') FROM (SELECT "dailyRate"::text, "effectiveFrom" FROM "PayRate"
      WHERE "userId" = $2::uuid ORDER BY "effectiveFrom") rate) AS rates,
    (SELECT coalesce(json_agg(log), '[]') FROM (
      SELECT date, worked, status, "rejectionReason", "payrollRunId" IS NOT NULL AS "isOnRun" FROM "TimeLog"
      WHERE "userId" = $2::uuid AND date <= $4::date AND (date >= $3::date OR (worked AND "payrollRunId" IS NULL))
      ORDER BY date DESC LIMIT 39) log) AS logs,
    year.*
  FROM payee, run, (
    SELECT count(*)::int AS runs, coalesce(sum("basePay") * 100, 0)::bigint AS year_base,
      coalesce(sum(bonuses) * 100, 0)::bigint AS year_bonuses, coalesce(sum("totalPay") * 100, 0)::bigint AS year_total
    FROM "PayrollRun" WHERE "userId" = $2::uuid AND status <> 'VOID'
      AND "payDate" BETWEEN date_trunc('year', $8::date)::date AND $8::date) year`;

/** The entries, the locks on the days, the statement, the audit entry and the request's key. */
export const WRITE_REST = `
  WITH given AS (SELECT * FROM json_to_recordset($5::json)
    AS entry (id uuid, date date, pay int, expenses int, notes text)),
  entries AS (INSERT INTO "PayrollEntry" (id, "runId", date, pay, expenses, notes)
    SELECT id, $1::uuid, date, pay / 100.0, expenses / 100.0, notes FROM given),
  days AS (INSERT INTO "TimeLog" AS log (id, "userId", date, worked, status, "decidedById", "decidedAt", "payrollRunId",
      "updatedAt")
    SELECT gen_random_uuid(), $2::uuid, date, true, 'APPROVED', $3::uuid, $4::timestamptz, $1::uuid, $4
    FROM given WHERE pay > 0
    ON CONFLICT ("userId", date) DO UPDATE SET worked = true, status = 'APPROVED', "rejectionReason" = NULL,
      "decidedById" = excluded."decidedById", "decidedAt" = excluded."decidedAt",
      "payrollRunId" = excluded."payrollRunId", "updatedAt" = excluded."updatedAt"),
  spent AS (UPDATE "TimeLog" log SET "payrollRunId" = $1::uuid, "updatedAt" = $4 FROM given
    WHERE given.pay = 0 AND given.expenses > 0 AND log."userId" = $2::uuid AND log.date = given.date),
  statement AS (INSERT INTO "PayStatement" ("runId", content, "createdAt") VALUES ($1::uuid, $6::jsonb, $4)),
  audit AS (INSERT INTO "AuditLog" (id, timestamp, level, action, "entityType", "entityId", "userId", "ipAddress",
      "userAgent", "requestId", "newValues", digest)
    SELECT id, timestamp, level, action, "entityType", "entityId", "userId", "ipAddress", "userAgent", "requestId",
      "newValues", digest FROM jsonb_populate_record(NULL::"AuditLog", $7::jsonb))
  INSERT INTO "IdempotencyKey" ("userId", key, "requestHash", "runId", "createdAt")
  SELECT $3::uuid, $8::text, $9::text, $1::uuid, $4 WHERE $8 IS NOT NULL`;
