/** Fills the lists that REST sends: thousands of rows with one statement each. */
import type { TestPortal } from './portal.ts';

/** Rows of a person in `fillLists`. */
export const ROWS_EACH = 241;

/** Runs, days, tax documents and reports, for each moment one of each person, so that pages end between rows of the same moment. */
export async function fillLists({ database }: TestPortal, people: string[]): Promise<void> {
  const statements = [
    `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
     SELECT gen_random_uuid(), person, day, day + 6, n + 0.13, 0.07 * n, n + 0.13 + 0.07 * n, day + 8
     FROM unnest($1::uuid[]) person, generate_series(1, ${ROWS_EACH}) n, LATERAL (SELECT date '2021-01-04' + 7 * n AS day) week`,
    `INSERT INTO "TimeLog" (id, "userId", date, worked, "updatedAt")
     SELECT gen_random_uuid(), person, date '2026-01-01' + n, true, now()
     FROM unnest($1::uuid[]) person, generate_series(1, ${ROWS_EACH}) n`,
    `INSERT INTO "TaxDocument" (id, "userId", type, year, status, missing, snapshot, "createdAt", "updatedAt")
     SELECT gen_random_uuid(), person, kind, 2000 + n % 100, 'GENERATED', '{}', '{}', timestamptz '2026-01-01' + n * interval '1 s', now()
     FROM unnest($1::uuid[]) person, unnest(enum_range(NULL::"TaxDocumentType")) kind, generate_series(1, 100) n
     WHERE kind <> 'W9' OR n <= ${ROWS_EACH - 200}`,
    `INSERT INTO "Report" (id, name, type, year, content, "createdAt")
     SELECT gen_random_uuid(), 'Tax Summary', 'TAX_REPORT', 2025, '{}', timestamptz '2026-01-01' + n / 5 * interval '1 s'
     FROM unnest($1::uuid[]) person, generate_series(1, ${ROWS_EACH}) n`,
  ];
  for (const statement of statements) await database.pool.query(statement, [people]);
}

/** SQL that adds rows at the head of each list that is sent as JSON only by page: those from number $1 to $2. */
const ARRIVALS: Record<string, string> = {
  '/contractors': newPeople('CONTRACTOR', 'NULL'),
  '/logs': `INSERT INTO "AuditLog" (id, timestamp, action, "entityType", digest)
    SELECT gen_random_uuid(), timestamptz '2030-01-01' + n * interval '1 s', 'USER_LOGIN', 'User', '' FROM numbers`,
  '/payroll/bank-files': `INSERT INTO "BankFile" (id, "weekStart", format, "effectiveOn", "madeOn", "createdAt")
    SELECT gen_random_uuid(), '2026-11-09', 'CSV', '2026-11-19', '2026-11-18', timestamptz '2030-01-01' + n * interval '1 s'
    FROM numbers`,
  '/staff': newPeople('STAFF', 'NULL'),
  '/staff/all': newPeople('STAFF', 'NULL'),
  '/staff/archived': newPeople('STAFF', `timestamptz '2030-01-01' + n * interval '1 s'`),
};
function newPeople(kind: string, archivedAt: string): string {
  const email = `gen_random_uuid()::text || '@example.com'`;
  return `INSERT INTO "User"
    (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "archivedAt", "updatedAt")
    SELECT gen_random_uuid(), '${kind}', ${email}, ${email}, 'A', 'A' || (999999999 - n), '', ${archivedAt}, now() FROM numbers`;
}

/** The lists to which `arrive` adds. */
export const ARRIVING = Object.keys(ARRIVALS);

let arrived = 0;
/** Adds rows at the head of a list. */
export async function arrive({ database }: TestPortal, path: string, rows = 1): Promise<void> {
  const statement = `WITH numbers AS (SELECT generate_series($1::int, $2::int) n) ${ARRIVALS[path]}`;
  await database.pool.query(statement, [arrived + 1, arrived + rows]);
  arrived += rows;
}

export interface ListedRow {
  id: string;
  totalPay: number;
}

/** The rows in the JSON of a list, however they are wrapped. */
export const rowsIn = (body: unknown): ListedRow[] =>
  Array.isArray(body) ? body : rowsIn(Object.values(body as Record<string, unknown>)[0]);

/** The address of the next page, if there is one. */
export const nextOf = (headers: Headers): string | undefined =>
  /^<\/api([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
