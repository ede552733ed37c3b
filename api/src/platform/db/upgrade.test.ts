/** Upgrades to the newest version, from nothing and from every earlier version with data. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { schemaDump } from '../../../test/support/schemaDump.ts';
import { DATA_OF_VERSIONS } from '../../../test/support/versions.ts';
import { isWriteScope, listUsableScopes } from '../../viewer/tokenScopes.ts';
import type { Database } from './database.ts';
import { LANDED_MIGRATIONS } from './landedMigrations.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrations } from './migrationFiles.ts';

const VERSIONS = readMigrations(migrationsFolder()).map(({ name }) => name);
/**
 * Upgrades from the newest version and every fortieth; in the long form, from all. The tests below upgrade from the
 * first ones, by their earlier texts.
 */
const UPGRADED = VERSIONS.filter(
  (_name, at) => process.env.LONG || (at > 0 && at % 40 === 0) || at === VERSIONS.length - 1,
);

let database: Database;
let newest: string[];
let folder: string;
const query = async (sql: string) => (await database.pool.query(sql)).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  newest = await schemaDump(query);
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-versions-'));
  await query('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public');
  return () => rmSync(folder, { recursive: true, force: true });
});

interface Column {
  table: string;
  column: string;
}

const columnsThere = (): Promise<Column[]> =>
  query(`SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, ordinal_position`) as never;

/** The columns' content, by table. */
async function readContents(columns: Column[]): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of new Set(columns.map(({ table }) => table))) {
    const names = columns.filter((column) => column.table === table).map(({ column }) => `"${column}"::text`);
    contents[table] = await query(`SELECT ${names.join(', ')} FROM "${table}" ORDER BY 1`);
  }
  return contents;
}

test('every version has its own data', () => {
  expect(Object.keys(DATA_OF_VERSIONS)).toEqual(VERSIONS);
});

longTest('an empty database becomes the newest', async () => {
  expect(await migrate(database.pool)).toEqual(VERSIONS);
  expect(await schemaDump(query)).toEqual(newest);
});

test.each(UPGRADED)('a database of %s becomes the newest and keeps what it has', async (version) => {
  const upTo = VERSIONS.slice(0, VERSIONS.indexOf(version) + 1);
  for (const name of upTo) {
    cpSync(join(migrationsFolder(), name), join(folder, name), { recursive: true });
    expect(await migrate(database.pool, folder)).toEqual([name]);
    await query(DATA_OF_VERSIONS[name]!);
  }
  const columns = await columnsThere();
  const before = await readContents(columns);
  if (version === VERSIONS.at(-1))
    expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([]);

  expect(await migrate(database.pool)).toEqual(VERSIONS.slice(upTo.length));
  expect(await readContents(columns)).toEqual(before);
  expect(await schemaDump(query)).toEqual(newest);
});

longTest('a token that was there before scopes keeps what it could do', async () => {
  const before = VERSIONS.slice(0, VERSIONS.indexOf('20261123164000_token_scopes'));
  for (const name of before) cpSync(join(migrationsFolder(), name), join(folder, name), { recursive: true });
  await migrate(database.pool, folder);
  const owners = [null, 'HR', 'Accountant', 'Manager', 'IT_Admin'];
  for (const [index, role] of owners.entries()) {
    const id = `'0190bbbb-0000-7000-8000-00000000000${index}'`;
    await query(`INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "updatedAt")
      VALUES (${id}, 'STAFF', '${index}@example.com', '${index}@example.com', 'Dana', 'Reyes', 'x', now())`);
    if (role) await query(`INSERT INTO "RoleAssignment" ("userId", role) VALUES (${id}, '${role}')`);
    for (const canWrite of [false, true])
      await query(`INSERT INTO "PersonalAccessToken" (id, "userId", name, "tokenHash", "canWrite", "expiresAt")
        VALUES (gen_random_uuid(), ${id}, '${role ?? ''}', '${index} ${canWrite}', ${canWrite}, '2027-10-01')`);
  }
  await migrate(database.pool);
  const found = await query(`SELECT name, "canWrite", "expiresAt"::date::text AS day,
    ARRAY(SELECT unnest(scopes) ORDER BY 1)::text[] AS scopes FROM "PersonalAccessToken" ORDER BY "tokenHash"`);
  expect(found).toEqual(
    owners.flatMap((role) =>
      [false, true].map((canWrite) => ({
        name: role ?? '',
        canWrite,
        day: '2027-10-01',
        scopes: listUsableScopes({ roles: role ? [role as RoleName] : [] }).filter(
          (scope) => canWrite || !isWriteScope(scope),
        ),
      })),
    ),
  );
});

test.each([
  [true, ['kim', 'ruth']],
  [false, ['kim', 'admin', 'ruth']],
])(
  'temporary passwords from before end a week after the upgrade, an administrator’s only if another can reset it (%s)',
  async (isAdminNew, ending) => {
    const upTo = VERSIONS.slice(0, VERSIONS.indexOf('20261123160000_temporary_passwords_end'));
    for (const name of upTo) cpSync(join(migrationsFolder(), name), join(folder, name), { recursive: true });
    await migrate(database.pool, folder);
    const people = [
      ['kim', true, null, true],
      ['admin', true, null, true],
      ['ruth', true, null, true],
      ['pat', false, null, true],
      ['reset', true, '2026-11-20T00:00:00Z', true],
      ['boss', isAdminNew, '2026-11-20T00:00:00Z', true],
      ['gone', false, null, false],
    ] as const;
    for (const [name, isNew, end, isActive] of people)
      await database.pool.query(
        `INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "mustChangePassword",
           "temporaryPasswordExpiresAt", "isActive", "updatedAt")
         VALUES (gen_random_uuid(), 'STAFF', $1, $1, $1, 'Reyes', 'x', $2, $3, $4, now())`,
        [name, isNew, end, isActive],
      );
    await query(`INSERT INTO "RoleAssignment" ("userId", role)
      SELECT id, 'IT_Admin' FROM "User" WHERE "firstName" IN ('admin', 'boss', 'gone')`);

    await migrate(database.pool);
    const inAWeek = await query(`SELECT "firstName" AS name FROM "User"
      WHERE "temporaryPasswordExpiresAt" BETWEEN now() + '6 days 23 hours'::interval AND now() + '7 days'::interval
      ORDER BY id`);
    expect(inAWeek.map(({ name }) => name).sort()).toEqual([...ending].sort());
    const [{ untouched }] = await query(`SELECT count(*)::int AS untouched FROM "User"
      WHERE "temporaryPasswordExpiresAt" = '2026-11-20T00:00:00Z'`);
    expect(untouched).toBe(2);
  },
);

longTest('earlier people are found without accents, and earlier files by their content', async () => {
  const before = VERSIONS.slice(0, VERSIONS.indexOf('20261129120000_names_to_search'));
  for (const name of before) cpSync(join(migrationsFolder(), name), join(folder, name), { recursive: true });
  await migrate(database.pool, folder);
  const id = '0190bbbb-0000-7000-8000-000000000000';
  // A letter that is longer when composed, in a name of maximum length.
  const long = '\u0958'.repeat(100);
  await database.pool.query(
    `INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "updatedAt")
     VALUES ($1, 'STAFF', 'z@example.com', 'z@example.com', $2, $3, 'x', now()),
       (gen_random_uuid(), 'STAFF', 'l@example.com', 'l@example.com', 'L', $4, 'x', now())`,
    [id, 'Zoe\u0308', 'Nu\u0301n\u0303ez', long],
  );
  await database.pool.query(
    `INSERT INTO "ReceiptFile" (id, "userId", kind, "mediaType", bytes, size, sha256)
     VALUES (gen_random_uuid(), $1, 'PDF', 'application/pdf', 'kept', 4, 'sent')`,
    [id],
  );

  await migrate(database.pool);
  expect(await query(`SELECT "firstName", "lastName", "searchText" FROM "User" WHERE id = '${id}'`)).toEqual([
    { firstName: 'Zoë', lastName: 'Núñez', searchText: ' Zoe Nunez z@example.com' },
  ]);
  expect(await query(`SELECT "lastName" FROM "User" WHERE "firstName" = 'L'`)).toEqual([{ lastName: long }]);
  expect(await query(`SELECT sha256 FROM "ReceiptFile"`)).toEqual([{ sha256: sha256('kept') }]);
});

longTest('the rows of earlier reports are cut into chunks, in order, and their sums stay', async () => {
  const before = VERSIONS.slice(0, VERSIONS.indexOf('20261203120000_report_chunks'));
  for (const name of before) cpSync(join(migrationsFolder(), name), join(folder, name), { recursive: true });
  await migrate(database.pool, folder);
  const toRows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ userId: null, runId: null, documentId: null, cells: [`Row ${at}`, at, null] },
    }));
  const kept = {
    columns: [{ key: 'name', title: 'Payee', kind: 'TEXT' }],
    ...{ dates: 'PAY_DATE', subtotals: toRows(2), totals: [null, 7, null] },
  };
  for (const count of [0, 500, 1201])
    await database.pool.query(
      `INSERT INTO "Report" (id, name, type, year, content) VALUES (gen_random_uuid(), $1, 'TAX_REPORT', 2026, $2)`,
      [count, JSON.stringify({ version: 1, fingerprint: 'x', ...kept, rows: toRows(count) })],
    );

  await migrate(database.pool);
  const reports =
    await query(`SELECT name, content, (SELECT json_agg(json_build_array(position, rows) ORDER BY position)
    FROM "ReportChunk" WHERE "reportId" = id) AS chunks FROM "Report" ORDER BY name::int`);
  const content = (rowCount: number) => ({ version: 2, rowCount, ...kept });
  const rows = toRows(1201);
  expect(reports).toEqual([
    { name: '0', content: content(0), chunks: null },
    { name: '500', content: content(500), chunks: [[0, rows.slice(0, 500)]] },
    {
      name: '1201',
      content: content(1201),
      chunks: [
        [0, rows.slice(0, 500)],
        [500, rows.slice(500, 1000)],
        [1000, rows.slice(1000)],
      ],
    },
  ]);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

longTest('a landed migration never changes', () => {
  // A new migration needs a line in landedMigrations.ts. A listed one must not change: add another migration instead.
  const texts = VERSIONS.map((name) => {
    const sql = readFileSync(join(migrationsFolder(), name, 'migration.sql'), 'utf8');
    return [name, sha256(sql.replaceAll('\r\n', '\n'))];
  });
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(Object.entries(LANDED_MIGRATIONS).map(([name, { checksum }]) => [name, checksum])),
  );
});

const without = (text: string, from: string, to: string) =>
  text.slice(0, text.indexOf(from)) + text.slice(text.indexOf(to, text.indexOf(from)));

const INIT = '20260105000000_init';
const WEEKS = '20261121100000_weeks';

/** The first texts, derived from today's, and data that a database of that time could have. */
const EARLIER: Record<string, { text: (today: string) => string; data: (today: string) => string }> = {
  [INIT]: {
    text: (today) => {
      const withoutTable = without(
        today.replace('    "digest" VARCHAR(64) NOT NULL,\n', ''),
        '-- CreateTable\nCREATE TABLE "AuditSeal"',
        '-- CreateIndex',
      );
      const withoutIndexes = without(
        withoutTable.replace(
          '"AuditLog_entityType_entityId_timestamp_id_idx" ON "AuditLog"("entityType", "entityId", "timestamp" DESC, "id" DESC)',
          '"AuditLog_entityType_entityId_timestamp_idx" ON "AuditLog"("entityType", "entityId", "timestamp" DESC)',
        ),
        '-- CreateIndex\nCREATE UNIQUE INDEX "AuditSeal_auditLogId_key"',
        '-- AddForeignKey',
      );
      return without(
        withoutIndexes,
        '-- The seals over the entries are never removed',
        '-- What was paid to whom',
      );
    },
    data: (today) =>
      today
        .replace(', digest)\n      VALUES (', ')\n      VALUES (')
        .replace(`'{"trucks": 6}', 'x')`, `'{"trucks": 6}')`)
        .replace(/INSERT INTO "AuditSeal"[^;]*;/, ''),
  },
  [WEEKS]: {
    text: (today) => today.replaceAll('"BatchItemStatus"', '"PayrollBatchItemStatus"'),
    data: (today) => today,
  },
};

test.each(Object.keys(EARLIER))(
  'a database made with the earlier text of %s becomes the newest and keeps what it has',
  async (changed) => {
    const { text, data } = EARLIER[changed]!;
    for (const name of VERSIONS.slice(0, VERSIONS.indexOf(changed) + 1)) {
      cpSync(join(migrationsFolder(), name), join(folder, name), { recursive: true });
      const file = join(folder, name, 'migration.sql');
      const today = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
      if (name === changed) writeFileSync(file, text(today));
      if (name === changed)
        expect(LANDED_MIGRATIONS[name]!.earlier!.map(({ checksum }) => checksum)).toContain(
          sha256(text(today)),
        );
      expect(await migrate(database.pool, folder)).toEqual([name]);
      await query(name === changed ? data(DATA_OF_VERSIONS[name]!) : DATA_OF_VERSIONS[name]!);
    }
    const columns = await columnsThere();
    const before = await readContents(columns);
    await migrate(database.pool);
    expect(await readContents(columns)).toEqual(before);
    expect(await schemaDump(query)).toEqual(newest);
    expect(await migrate(database.pool)).toEqual([]);
  },
);
