import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { schemaDump } from '../../../test/support/schemaDump.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { earlierText, migrationsFolder, readMigrations } from './migrationFiles.ts';

/** Reverts the tests' own migrations and the changes to the portal's migration records. */
const TAKE_BACK = `
  DROP TABLE IF EXISTS two, three, half; DROP FUNCTION IF EXISTS twice;
  DELETE FROM _prisma_migrations WHERE migration_name LIKE '2999%';
  UPDATE _prisma_migrations SET finished_at = started_at WHERE finished_at IS NULL`;

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
});
afterEach(async () => {
  await database.pool.query(TAKE_BACK);
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
};
const own = () => readMigrations(migrationsFolder()).map(({ name }) => name);
const init = () => own()[0]!;
const recorded = async () =>
  (
    await database.pool.query('SELECT migration_name FROM _prisma_migrations ORDER BY migration_name')
  ).rows.map(({ migration_name }) => migration_name);
const hasTable = async (name: string) =>
  (await database.pool.query('SELECT to_regclass($1) IS NOT NULL AS there', [name])).rows[0].there;

test('applies new scripts once, scripts with functions included', async () => {
  write(
    '29990101000000_two',
    `CREATE TABLE two (n int);
    CREATE FUNCTION twice(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN n := n * 2; RETURN n; END $$;`,
  );
  write('29990102000000_three', 'INSERT INTO two VALUES (twice(21))');
  expect(await migrate(database.pool, folder)).toEqual(['29990101000000_two', '29990102000000_three']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  expect((await database.pool.query('SELECT n FROM two')).rows).toEqual([{ n: 42 }]);
});

test('a script that fails halfway leaves nothing, is not recorded, and works once it is fixed', async () => {
  write('29990101000000_broken', 'CREATE TABLE half (n int); INSERT INTO half VALUES (1 / 0)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    /29990101000000_broken failed .*division by zero/,
  );
  expect(await hasTable('half')).toBe(false);
  expect(await recorded()).toEqual(own());
  write('29990101000000_broken', 'CREATE TABLE half (n int)');
  expect(await migrate(database.pool, folder)).toEqual(['29990101000000_broken']);
});

test('a script that fails takes back all that were pending, so that the version before starts again', async () => {
  write('29990101000000_two', 'CREATE TABLE two (n int)');
  write('29990102000000_broken', 'INSERT INTO two VALUES (1 / 0)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    /29990102000000_broken failed .*division by zero/,
  );
  expect(await hasTable('two')).toBe(false);
  expect(await recorded()).toEqual(own());
  expect(await migrate(database.pool)).toEqual([]);
});

test('deferred checks run after each script', async () => {
  write(
    '29990101000000_two',
    `CREATE TABLE two (n int UNIQUE DEFERRABLE INITIALLY DEFERRED);
    INSERT INTO two VALUES (1), (1); DELETE FROM two; INSERT INTO two VALUES (2)`,
  );
  write('29990102000000_three', 'ALTER TABLE two ADD COLUMN m int');
  expect(await migrate(database.pool, folder)).toEqual(['29990101000000_two', '29990102000000_three']);
});

test('refuses a migration that was changed after it had been applied', async () => {
  write(init(), `${readFileSync(join(folder, init(), 'migration.sql'), 'utf8')}\n-- and one thing more`);
  await expect(migrate(database.pool, folder)).rejects.toThrow(`Migration ${init()} was changed`);
});

test('accepts other line endings', async () => {
  write(init(), readFileSync(join(folder, init(), 'migration.sql'), 'utf8').replaceAll('\n', '\r\n'));
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test('refuses the database of a newer version', async () => {
  write('29990101000000_newer', 'SELECT 1');
  await migrate(database.pool, folder);
  await expect(migrate(database.pool)).rejects.toThrow(
    '29990101000000_newer, which this version does not know',
  );
});

test('refuses a database with a failed migration', async () => {
  await database.pool.query('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(migrate(database.pool, folder)).rejects.toThrow(`${init()} is recorded as failed`);
});

test('two that start at once apply everything once', async () => {
  write('29990101000000_two', 'CREATE TABLE two (n int); SELECT pg_sleep(0.2)');
  write('29990102000000_three', 'CREATE TABLE three (n int)');
  const [a, b] = await Promise.all([migrate(database.pool, folder), migrate(database.pool, folder)]);
  expect([...a, ...b].sort()).toEqual(['29990101000000_two', '29990102000000_three']);
  expect(await recorded()).toEqual([...own(), '29990101000000_two', '29990102000000_three']);
});

// The embedded database has one connection.
test.runIf(readTestDatabaseUrl())(
  'gives way to people at work, whose locks are in another order',
  async () => {
    await database.pool.query('CREATE TABLE two (n int); CREATE TABLE three (n int)');
    write('29990101000000_both', 'ALTER TABLE three ADD COLUMN m int; ALTER TABLE two ADD COLUMN m int');
    const other = await database.pool.connect();
    await other.query('BEGIN; INSERT INTO two VALUES (1)');
    const migrated = migrate(database.pool, folder);
    migrated.catch(() => {});
    const waits = `SELECT 1 FROM pg_locks WHERE relation = 'two'::regclass AND NOT granted`;
    await vi.waitFor(async () => expect((await database.pool.query(waits)).rows).toHaveLength(1), 5_000);
    await other.query('INSERT INTO three VALUES (1); COMMIT');
    other.release();
    expect(await migrated).toEqual(['29990101000000_both']);
  },
);

/** The original text of the functions that erase a person, which only a superuser could apply. */
const earlierAuditFunctions = (today: string): string =>
  today
    .replace(' They lift it themselves: only a superuser\n-- may attach the setting to a function.', '')
    .replaceAll('CREATE OR REPLACE', 'CREATE')
    .replaceAll('pg_temp AS', `pg_temp SET "portal.audit_redaction" = 'on' AS`)
    .replaceAll("  SELECT set_config('portal.audit_redaction', 'on', true);\n", '')
    .replaceAll(";\n  SELECT set_config('portal.audit_redaction', 'off', true)", '')
    .replace('LANGUAGE plpgsql', 'LANGUAGE sql')
    .replace(
      /DECLARE\n[^$]*/,
      `  WITH renamed AS (
    UPDATE "AuditLog" SET "userId" = NULL, "deletedUserNumber" = "number"
    WHERE "id" IN (SELECT "id" FROM "AuditLog" WHERE "userId" = "person" LIMIT "most")
    RETURNING 1
  )
  SELECT count(*)::integer FROM renamed
`,
    );

// On a server, the tests' owner is not a superuser, so it could not have created them.
test.skipIf(readTestDatabaseUrl())('replaces the functions that only a superuser could make', async () => {
  const query = async (sql: string) => (await database.pool.query(sql)).rows;
  const today = await schemaDump(query);
  const migration = readMigrations(folder).find(({ name }) => name === '20261123180000_audit_functions')!;
  const text = earlierAuditFunctions(migration.sql.replaceAll('\r\n', '\n'));
  const checksum = createHash('sha256').update(text).digest('hex');
  expect(earlierText(migration, checksum)).toBeDefined();
  await query(text.replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
  await query(
    `UPDATE _prisma_migrations SET checksum = '${checksum}' WHERE migration_name = '${migration.name}'`,
  );
  expect(await schemaDump(query)).not.toEqual(today);
  expect(await migrate(database.pool, folder)).toEqual([]);
  expect(await schemaDump(query)).toEqual(today);
});
