/** A company with this many rows in every list, several at each place of the order. */
import { randomUUID } from 'node:crypto';
import type { RoleName } from 'rules/roles';
import { CHUNK_ROWS } from '../../src/domains/reports/rows.ts';
import { TRIED_ROLES } from '../access/callers.ts';
import { pastEverything } from '../support/guards.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';

/** Names that may break collations, cursors and LIKE. */
const NAMES = ["O'Neil", 'Ärmel', 'Álvarez Ñu', 'de la Cruz', 'Zed_1%', 'zed', '张'];

export interface Company {
  portal: TestPortal;
  /** Holds the roles that read everything. */
  boss: Actor;
  /** By role; `driver` has as many rows. */
  people: Record<RoleName | 'driver', Actor>;
  /** Ids of records that have lists. */
  ids: Record<'run' | 'document' | 'report' | 'payrollBatch' | 'taxBatch', string>;
  /** The week and the year whose boards have rows. */
  week: string;
  year: number;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** SQL for the name of the row with this number. */
const name = (step: number) => `($2::text[])[1 + n / ${step} % ${NAMES.length}]`;

const addPeople = (kind: string, email: string, archivedAt: string) => `
  INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "archivedAt", "createdAt", "updatedAt")
  SELECT gen_random_uuid(), '${kind}', '${email}' || n || '@example.com', '${email}' || n || '@example.com',
    ${name(3)}, ${name(1)}, 'no one signs in with this', ${archivedAt}, timestamptz '2025-01-01' + n / 3 * interval '1 day', now()
  FROM generate_series(1, $1::int) n`;

const CROWD = `(SELECT id AS person, row_number() OVER (ORDER BY id)::int AS n FROM "User" WHERE email LIKE 'crowd%') crowd`;

const addEntries = (action: string, entityType: string, entityId: string) => `
  INSERT INTO "AuditLog" (id, timestamp, action, "entityType", "entityId", "userId", digest)
  SELECT gen_random_uuid(), timestamptz '2026-01-01' + n / 3 * interval '1 s', '${action}', '${entityType}', ${entityId}, $2::uuid, 'none'
  FROM generate_series(1, $1::int) n`;

/** A read-only company skips the ledger of its runs. */
export async function openCompany(rows: number, { isReadOnly = false } = {}): Promise<Company> {
  const portal = await openTestPortal();
  const query: Company['query'] = async (sql, values) => (await portal.database.pool.query(sql, values)).rows;
  const boss = await portal.joinStaff('IT_Admin', 'Manager', 'HR', 'Accountant');
  const people: Record<string, Actor> = { driver: await portal.joinContractor() };
  for (const role of TRIED_ROLES) people[role] = await portal.joinStaff(role);
  const driver = people.driver!.key;

  const names = [rows, NAMES];
  await query(addPeople('CONTRACTOR', 'crowd', 'NULL'), names);
  await query(addPeople('STAFF', 'staff', 'NULL'), names);
  await query(addPeople('CONTRACTOR', 'former', `timestamptz '2026-01-01' + n / 3 * interval '1 s'`), names);
  await query(`INSERT INTO "TimeLog" (id, "userId", date, worked, "updatedAt")
    SELECT gen_random_uuid(), person, date '2026-10-05' + 7 * (n / 3 % 3), true, timestamptz '2026-10-30' FROM ${CROWD}`);
  await query(
    `INSERT INTO "TimeLog" (id, "userId", date, worked, status, "updatedAt")
     SELECT gen_random_uuid(), $2, date '2020-01-01' + 7 * n, true, 'APPROVED', now() FROM generate_series(1, $1::int) n`,
    [rows, driver],
  );
  await query(
    `INSERT INTO "Receipt" (id, "userId", date, category, amount, purpose, status, "requestKey", "requestHash", "updatedAt")
     SELECT gen_random_uuid(), $2, date '2021-01-01' + n, 'TOLLS', n, 'Toll', 'APPROVED', n::text, '', now()
     FROM generate_series(1, $1::int) n`,
    [rows, driver],
  );
  await query(
    `INSERT INTO "Plan" (id, "userId", kind, description, "firstWeek", "agreedBy", "agreedOn", "createdAt", "updatedAt")
     SELECT gen_random_uuid(), $2, 'RECURRING', 'Insurance', '2026-01-05', 'Dana', '2026-01-02',
       timestamptz '2026-01-01' + n / 3 * interval '1 s', now()
     FROM generate_series(1, $1::int) n`,
    [rows, driver],
  );
  await query(
    `INSERT INTO "PlanRate" ("planId", "firstWeek", weekly) SELECT id, "firstWeek", 50 FROM "Plan"`,
  );
  await query(`INSERT INTO "ApprovalRequest" (id, kind, "askedById", "aboutId", amount, "createdAt", "expiresAt", content)
    SELECT gen_random_uuid(), 'GIVE_ADVANCE', person, person, 6000, timestamptz '2026-01-01' + n / 3 * interval '1 s',
      timestamptz '2100-01-01', '{"description": "Fuel", "weekly": 5000}'
    FROM ${CROWD}`);
  await query(
    `INSERT INTO "BankFile" (id, "weekStart", format, "effectiveOn", "madeOn", amount, "createdAt")
     SELECT gen_random_uuid(), date '2025-06-02', 'CSV', date '2025-06-12', date '2025-06-11', 100,
       timestamptz '2026-01-01' + n / 3 * interval '1 s'
     FROM generate_series(1, $1::int) n`,
    [rows],
  );
  if (isReadOnly) await query('ALTER TABLE "PayrollRun" DISABLE TRIGGER USER');
  const addRun = `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", status, "payDate", "paidAt")`;
  await query(`${addRun}
    SELECT gen_random_uuid(), person, monday, monday + 6, 100, 0, 100, 'PAID', monday + 8, now()
    FROM ${CROWD}, LATERAL (SELECT date '2025-06-02' + 7 * (n / 3 % 9) AS monday) week`);
  await query(
    `${addRun}
     SELECT gen_random_uuid(), $2, monday, monday + 6, 100, 0, 100, 'PROCESSED', monday + 8, NULL
     FROM generate_series(1, $1::int) n, LATERAL (SELECT date '2000-01-03' + 7 * n AS monday) week`,
    [rows, driver],
  );
  await query(
    pastEverything(`INSERT INTO "Payment" (id, "userId", date, method, amount)
      SELECT gen_random_uuid(), person, date '2026-01-01' + n / 3, 'CHECK', 100 FROM ${CROWD}`),
  );
  await query(
    `INSERT INTO "TaxDocument" (id, "userId", type, year, status, missing, snapshot, "supersededAt", "createdAt", "updatedAt")
     SELECT gen_random_uuid(), $2, 'W9', 2020, 'GENERATED', '{}', '{}', now(), timestamptz '2026-01-01' + n / 3 * interval '1 s', now()
     FROM generate_series(1, $1::int) n`,
    [rows, driver],
  );
  await query(`INSERT INTO "TaxDocument" (id, "userId", type, year, status, missing, snapshot, "updatedAt")
    SELECT gen_random_uuid(), person, 'W9', 2020, 'SUBMITTED', '{}', '{}', now() FROM ${CROWD}`);
  await query(
    `INSERT INTO "Report" (id, name, type, year, content, "createdAt")
     SELECT gen_random_uuid(), 'Tax Summary', 'TAX_REPORT', 2025, '{}', timestamptz '2026-01-01' + n / 3 * interval '1 s'
     FROM generate_series(1, $1::int) n`,
    [rows],
  );
  const [reportKey, payrollBatch, taxBatch] = [randomUUID(), randomUUID(), randomUUID()];
  await query(
    `INSERT INTO "Report" (id, name, type, year, "createdAt", content)
     VALUES ($2, 'Table', 'TAX_REPORT', 2024, timestamptz '2025-01-01', json_build_object('version', 2, 'rowCount', $1::int,
       'columns', json_build_array(json_build_object('key', 'n', 'title', 'N', 'kind', 'TEXT')), 'subtotals', '[]'::json,
       'totals', '[null]'::json))`,
    [rows, reportKey],
  );
  await query(
    `INSERT INTO "ReportChunk" ("reportId", position, rows)
     SELECT $2, (n - 1) / ${CHUNK_ROWS} * ${CHUNK_ROWS} AS position, json_agg(json_build_object('userId', NULL, 'runId', NULL,
       'documentId', NULL, 'cells', json_build_array('row ' || n)) ORDER BY n)
     FROM generate_series(1, $1::int) n GROUP BY position`,
    [rows, reportKey],
  );
  await query(
    `INSERT INTO "PayrollBatch" (id, "weekStart", "payDate", "idempotencyKey", "requestHash", "finishedAt")
     VALUES ($1, '2026-10-26', '2026-11-04', 'one', '', now())`,
    [payrollBatch],
  );
  await query(
    `INSERT INTO "PayrollBatchItem" ("batchId", "userId", position, entries, "totalPay")
     SELECT $1, person, n / 3, '[]', 100 FROM ${CROWD}`,
    [payrollBatch],
  );
  await query(
    `INSERT INTO "TaxDocumentBatch" (id, type, year, "idempotencyKey", "finishedAt")
     VALUES ($1, 'FORM_1099_NEC', 2025, 'one', now())`,
    [taxBatch],
  );
  await query(
    `INSERT INTO "TaxDocumentBatchItem" ("batchId", "userId", position) SELECT $1, person, n / 3 FROM ${CROWD}`,
    [taxBatch],
  );
  const [run] = await query(`SELECT id FROM "PayrollRun" WHERE status = 'PAID' LIMIT 1`);
  const [document] = await query('SELECT id FROM "TaxDocument" LIMIT 1');
  const about: [action: string, entityType: string, key: string][] = [
    ['PAYROLL_PAID', 'PayrollRun', String(run!.id)],
    ['TAX_DOCUMENT_SUBMITTED', 'TaxDocument', String(document!.id)],
    ...[boss, ...Object.values(people)].map(({ key }): [string, string, string] => [
      'USER_RECORDS_EXPORTED',
      'User',
      key,
    ]),
  ];
  for (const [action, type, key] of about)
    await query(addEntries(action, type, `'${key}'`), [
      rows,
      people.Manager!.key === key ? driver : people.Manager!.key,
    ]);
  for (const { key } of [boss, ...Object.values(people)]) {
    await query(
      `INSERT INTO "PersonalAccessToken" (id, "userId", name, "tokenHash", "createdAt", "expiresAt")
       SELECT gen_random_uuid(), $2, 'Export', gen_random_uuid(), timestamptz '2026-01-01' + n / 3 * interval '1 s', timestamptz '2026-02-01'
       FROM generate_series(1, $1::int) n`,
      [rows, key],
    );
    await query(
      `INSERT INTO "Notice" (id, "recipientId", kind, facts, "createdAt")
       SELECT gen_random_uuid(), $2, 'PERSON_DELETED', '{}', timestamptz '2026-01-01' + n / 3 * interval '1 s'
       FROM generate_series(1, $1::int) n`,
      [rows, key],
    );
  }
  // As if they had been sealed, several at a time.
  await query(`
    UPDATE "RecordChange" change SET position = n / 3
    FROM (SELECT "recordId", row_number() OVER (ORDER BY "recordId") AS n FROM "RecordChange") numbered
    WHERE change."recordId" = numbered."recordId"`);
  return {
    portal,
    boss,
    people: people as Company['people'],
    ids: {
      run: `PayrollRun_${run!.id}`,
      document: `TaxDocument_${document!.id}`,
      report: `Report_${reportKey}`,
      payrollBatch: `PayrollBatch_${payrollBatch}`,
      taxBatch: `TaxDocumentBatch_${taxBatch}`,
    },
    week: '2026-10-26',
    year: 2025,
    query,
  };
}
