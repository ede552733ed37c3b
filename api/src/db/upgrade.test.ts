/** From nothing and from every version there has been, with data in it, to the newest. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrations } from './migrationFiles.ts';
import { schemaDump } from './schemaDump.testing.ts';
import { openTestDatabase } from './testing.ts';
import { DATA_OF_VERSIONS } from './versions.testing.ts';

const VERSIONS = readMigrations(migrationsFolder()).map(({ name }) => name);

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

/** What the columns hold, table by table. */
async function contentsOf(columns: Column[]): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of new Set(columns.map(({ table }) => table))) {
    const names = columns.filter((column) => column.table === table).map(({ column }) => `"${column}"::text`);
    contents[table] = await query(`SELECT ${names.join(', ')} FROM "${table}" ORDER BY 1`);
  }
  return contents;
}

test('every version has data of its own', () => {
  expect(Object.keys(DATA_OF_VERSIONS)).toEqual(VERSIONS);
});

test('an empty database becomes the newest', async () => {
  expect(await migrate(database.pool)).toEqual(VERSIONS);
  expect(await schemaDump(query)).toEqual(newest);
});

test.each(VERSIONS)('a database of %s becomes the newest and keeps what it has', async (version) => {
  const upTo = VERSIONS.slice(0, VERSIONS.indexOf(version) + 1);
  for (const name of upTo) {
    cpSync(join(migrationsFolder(), name), join(folder, name), { recursive: true });
    expect(await migrate(database.pool, folder)).toEqual([name]);
    await query(DATA_OF_VERSIONS[name]!);
  }
  const columns = await columnsThere();
  const before = await contentsOf(columns);
  if (version === VERSIONS.at(-1))
    expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([]);

  expect(await migrate(database.pool)).toEqual(VERSIONS.slice(upTo.length));
  expect(await contentsOf(columns)).toEqual(before);
  expect(await schemaDump(query)).toEqual(newest);
});
