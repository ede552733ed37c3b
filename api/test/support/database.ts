/**
 * A separate migrated database for a test file: embedded, or on the server of TEST_DATABASE_URL. Either is copied from
 * a template that is created once for each state of the migrations.
 */
import { createHash, randomUUID } from 'node:crypto';
import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type Pool, type PoolClient } from 'pg';
import { pino } from 'pino';
import { readTestDatabaseUrl } from '../../src/platform/config/config.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { migrationsFolder, readMigrations } from '../../src/platform/db/migrationFiles.ts';
import { newTimeKey } from '../../src/platform/lib/timeKey.ts';
import { IS_GUARDED, withoutGuards } from './guards.ts';

const log = pino({ level: 'silent' });

const templateName = (): string => {
  const checksums = readMigrations(migrationsFolder()).map(({ checksums }) => checksums[0]);
  return `carrier_portal_test_${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 16)}`;
};

/**
 * Keys of one instant are numbered and keep their order until the numbers run out, which they would some day as most
 * tests have the same clock, and it stands still. A key of another instant ends the count.
 */
export const numberKeysAnew = () => void newTimeKey(new Date(0));

/** Opens a fresh migrated database; `close` removes it. */
export function openTestDatabase(): Promise<Database> {
  numberKeysAnew();
  const url = readTestDatabaseUrl();
  return url ? openOnServer(url) : openEmbedded();
}

/** The tables of a database and its numbering: no test makes a table that must go with the others. */
interface Contents {
  guarded: Set<string>;
  /** Asks which tables have rows. */
  findFilled: string;
  numberAnew: string;
}
const contents = new WeakMap<Pool, Promise<Contents>>();

async function listContents(pool: Pool): Promise<Contents> {
  const { rows: tables } = await pool.query<{ name: string; isGuarded: boolean }>(`
    SELECT quote_ident(tablename) AS name, ${IS_GUARDED} AS "isGuarded" FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`);
  const { rows: numbers } = await pool.query<{ name: string }>(
    `SELECT quote_ident(sequencename) AS name FROM pg_sequences WHERE schemaname = 'public'`,
  );
  const filled = tables.map(({ name }) => `CASE WHEN EXISTS (SELECT FROM ${name}) THEN '${name}' END`);
  return {
    guarded: new Set(tables.filter(({ isGuarded }) => isGuarded).map(({ name }) => name)),
    findFilled: `SELECT array_remove(ARRAY[${filled.join(', ')}], NULL) AS names`,
    numberAnew: `SELECT ${numbers.map(({ name }) => `setval('${name}', 1, false)`).join(', ')}`,
  };
}

/** Empties every table, numbering included. Deleting a few rows is much faster than TRUNCATE, which makes new files. */
export async function resetDatabase({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>): Promise<void> {
  numberKeysAnew();
  const listed = contents.get(pool) ?? listContents(pool);
  contents.set(pool, listed);
  const { guarded, findFilled, numberAnew } = await listed;
  const client = await pool.connect();
  const toDelete = (name: string) => `DELETE FROM ${name}`;
  try {
    let isDone: boolean;
    do {
      const { rows } = await client.query<{ names: string[] }>({
        text: findFilled,
        // Planned once by each connection, of which the embedded server sees one.
        ...(embedded ? {} : { name: 'tables with rows' }),
      });
      const { names } = rows[0]!;
      const kept = names.filter((name) => guarded.has(name));
      isDone = await isChanged(
        client,
        [
          ...names.filter((name) => !guarded.has(name)).map(toDelete),
          ...(kept.length > 0 ? [withoutGuards(kept.map(toDelete).join('; '))] : []),
          numberAnew,
        ].join('; '),
      );
    } while (!isDone);
  } finally {
    client.release();
  }
}

/** False after a deadlock: the portal may still be writing, such as when a token was last used. */
async function isChanged(client: PoolClient, statements: string): Promise<boolean> {
  try {
    // A replica's session fires neither triggers nor foreign keys, so the order is free.
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements}; COMMIT`);
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    if ((error as { code?: string }).code !== '40P01') throw error;
    return false;
  }
}

/** Puts a migrated embedded database into a data folder: a copy, as making one takes many times as long. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const template = join(tmpdir(), templateName());
  if (!existsSync(template)) await makeFolder(template);
  cpSync(join(template, 'postgres'), join(dataDir, 'postgres'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

async function openEmbedded(): Promise<Database> {
  const dataDir = newDataFolder();
  await fillDataFolder(dataDir);
  const remove = () => {
    process.off('exit', remove);
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return removedOnClose(await openDatabase({ dataDir }, log), remove);
}

/** An empty folder for the data of an embedded database. */
export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'portal-test-'));

async function makeFolder(template: string): Promise<void> {
  const draft = mkdtempSync(join(tmpdir(), 'portal-template-'));
  const database = await openDatabase({ dataDir: draft }, log);
  await migrate(database.pool);
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another test file was faster; its template is as good.
    rmSync(draft, { recursive: true, force: true });
  }
}

async function openOnServer(url: string): Promise<Database> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const template = templateName();
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  try {
    // One at a time: a template that someone is connected to cannot be copied.
    await admin.query('SELECT pg_advisory_lock(4000)');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await makeTemplate(admin, url, template);
    // As files: written page by page, the copy would take twice the work.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  } finally {
    await admin.end();
  }
  const database = await openDatabase({ dataDir: '', databaseUrl: withDatabase(url, name) }, log);
  return removedOnClose(database, async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.end();
  });
}

async function makeTemplate(admin: pg.Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${draft}`);
  const database = await openDatabase({ dataDir: '', databaseUrl: withDatabase(url, draft) }, log);
  await migrate(database.pool);
  await database.close();
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

/** The URL with another database's name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function removedOnClose(database: Database, remove: () => void | Promise<void>): Database {
  const { close } = database;
  database.close = async () => {
    await close();
    await remove();
  };
  return database;
}
