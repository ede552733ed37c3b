/**
 * A separate migrated database for a test file: embedded, or on the server in TEST_DATABASE_URL. Both are copies of a
 * template that is created once for each state of the migrations. On a server, the next portal reuses the emptied
 * database of a closed portal, as long as only its rows differ from the template.
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
import { prepareQueues } from '../../src/platform/jobs/prepareQueues.ts';
import { QUEUES } from '../../src/platform/jobs/queues.ts';
import { newTimeKey } from '../../src/platform/lib/timeKey.ts';
import { IS_GUARDED, withoutGuards } from './guards.ts';

const log = pino({ level: 'silent' });

const nameOf = (contents: string): string =>
  `carrier_portal_test_${createHash('sha256').update(contents).digest('hex').slice(0, 16)}`;

/** A migrated database, and one that also has a portal's queues, which take longer than the copy. */
type Kind = 'migrated' | 'prepared';

let checksums: string | undefined;
function templateName(kind: Kind): string {
  checksums ??= readMigrations(migrationsFolder())
    .map(({ checksums }) => checksums[0])
    .join();
  return nameOf(kind === 'migrated' ? checksums : checksums + JSON.stringify(QUEUES));
}

/**
 * Keys from the same instant are numbered to keep their order. The numbers would run out one day, because most tests
 * use the same stopped clock. A key from another instant restarts the count.
 */
export const numberKeysAnew = () => void newTimeKey(new Date(0));

/** Opens a new migrated database; `close` removes it. */
export function openTestDatabase(): Promise<Database> {
  numberKeysAnew();
  const url = readTestDatabaseUrl();
  return url ? openOnServer(url) : openEmbedded('migrated');
}

/**
 * Opens an empty database with everything that a portal creates at its start; `close` removes it or keeps it for the
 * next portal.
 */
export function openPortalDatabase(): Promise<Database> {
  numberKeysAnew();
  const url = readTestDatabaseUrl();
  return url ? takeOnServer(url) : openEmbedded('prepared');
}

/** The tables and sequences of a database: no test creates a table that must be emptied too. */
interface Contents {
  guarded: Set<string>;
  /** Queries which tables have rows. */
  findFilled: string;
  numberAnew: string;
}
const contents = new WeakMap<Pool, Promise<Contents>>();

async function listContents(pool: Pool): Promise<Contents> {
  const { rows: tables } = await pool.query<{ name: string; isGuarded: boolean }>(`
    SELECT quote_ident(tablename) AS name, ${IS_GUARDED} AS "isGuarded" FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('TouchedTable', '_prisma_migrations')`);
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

/**
 * Empties every table and restarts its sequences. Deleting a few rows is much faster than TRUNCATE, which creates new
 * files.
 */
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
        // Each connection plans this once, and the embedded server sees one connection.
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

/** False after a deadlock: the portal may still be writing, for example when a token was last used. */
async function isChanged(client: PoolClient, statements: string): Promise<boolean> {
  try {
    // A replica session fires no triggers or foreign keys, so the order does not matter.
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements}; COMMIT`);
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    if ((error as { code?: string }).code !== '40P01') throw error;
    return false;
  }
}

/** Puts a migrated embedded database into a data folder by copying, which is many times faster than creating one. */
export async function fillDataFolder(dataDir: string, kind: Kind = 'migrated'): Promise<void> {
  const template = join(tmpdir(), templateName(kind));
  if (!existsSync(template)) await makeFolder(template, kind);
  cpSync(join(template, 'postgres'), join(dataDir, 'postgres'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

async function openEmbedded(kind: Kind): Promise<Database> {
  const dataDir = newDataFolder();
  await fillDataFolder(dataDir, kind);
  const remove = () => {
    process.off('exit', remove);
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return removedOnClose(await openDatabase({ dataDir }, log), remove);
}

/** An empty folder for the data of an embedded database. */
export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'portal-test-'));

async function makeFolder(template: string, kind: Kind): Promise<void> {
  const draft = mkdtempSync(join(tmpdir(), 'portal-template-'));
  if (kind === 'prepared') await fillDataFolder(draft);
  const database = await openDatabase({ dataDir: draft }, log);
  await make[kind](database.pool);
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another test file was faster; its template is as good.
    rmSync(draft, { recursive: true, force: true });
  }
}

const make: Record<Kind, (pool: Pool) => Promise<unknown>> = { migrated: migrate, prepared: prepareQueues };

async function openOnServer(url: string): Promise<Database> {
  const name = await makeOnServer(url, 'migrated');
  return removedOnClose(await openByName(url, name), () => dropDatabase(url, name));
}

/** Copies the template on the server; returns the name of the copy. */
export async function makeOnServer(url: string, kind: Kind): Promise<string> {
  const template = templateName(kind);
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await asAdmin(url, async (admin) => {
    // One at a time: a template with open connections cannot be copied.
    await admin.query('SELECT pg_advisory_lock(4000)');
    await ensureTemplate(admin, url, kind);
    await copyDatabase(admin, name, template);
  });
  return name;
}

const openByName = (url: string, name: string): Promise<Database> =>
  openDatabase({ dataDir: '', databaseUrl: withDatabase(url, name) }, log);

async function asAdmin(url: string, act: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

/** As files: copying page by page would take twice as long. */
const copyDatabase = (admin: pg.Client, name: string, template: string) =>
  admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);

const dropDatabase = (url: string, name: string): Promise<void> =>
  asAdmin(url, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

async function ensureTemplate(admin: pg.Client, url: string, kind: Kind): Promise<void> {
  const template = templateName(kind);
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (rowCount) return;
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  if (kind === 'migrated') await admin.query(`CREATE DATABASE ${draft}`);
  else {
    await ensureTemplate(admin, url, 'migrated');
    await copyDatabase(admin, draft, templateName('migrated'));
  }
  const database = await openByName(url, draft);
  await make[kind](database.pool);
  await database.close();
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

/** A closed portal's database: how many portals used it, and its fingerprint when it was new. */
interface Left {
  name: string;
  users: number;
  made: string;
}
let left: Left | undefined;

/** No vacuum cleans up the rows that tests delete. */
const MOST_USERS = 20;

/**
 * The fingerprint of everything except rows: a recreated object has another number, and an altered one another
 * transaction. Triggers are an exception, because emptying the guarded tables removes and restores them.
 */
const WHAT_IS_MADE = `SELECT md5(concat(
  (SELECT string_agg(concat(oid, nspname, nspacl), ',' ORDER BY oid) FROM pg_namespace),
  (SELECT string_agg(concat(oid, relname, relacl, relhastriggers), ',' ORDER BY oid) FROM pg_class WHERE oid >= 16384),
  (SELECT string_agg(concat(attrelid, xmin), ',' ORDER BY attrelid, attnum) FROM pg_attribute WHERE attrelid >= 16384),
  (SELECT string_agg(concat(oid, xmin), ',' ORDER BY oid) FROM pg_proc WHERE oid >= 16384),
  (SELECT string_agg(concat(oid, xmin), ',' ORDER BY oid) FROM pg_constraint WHERE oid >= 16384),
  (SELECT string_agg(concat(oid, tgname, tgenabled), ',' ORDER BY oid) FROM pg_trigger),
  (SELECT string_agg(concat(setrole, setconfig), ',' ORDER BY setrole) FROM pg_db_role_setting),
  (SELECT string_agg(queue::text, ',' ORDER BY name) FROM pgboss.queue)
)) AS made`;

const readWhatIsMade = async ({ pool }: Database): Promise<string> =>
  (await pool.query<{ made: string }>(WHAT_IS_MADE)).rows[0]!.made;

/** The database that the last portal of this process left, if another can use it; otherwise a new one. */
async function takeOnServer(url: string): Promise<Database> {
  const taken = left;
  left = undefined;
  if (taken) {
    const database = await openByName(url, taken.name);
    if ((await readWhatIsMade(database)) === taken.made) {
      await resetDatabase(database);
      await database.pool.query('DELETE FROM pgboss.job');
      return leftOnClose(database, url, taken);
    }
    await database.close();
    await dropDatabase(url, taken.name);
  }
  const name = await makeOnServer(url, 'prepared');
  const database = await openByName(url, name);
  return leftOnClose(database, url, { name, users: 0, made: await readWhatIsMade(database) });
}

const leftOnClose = (database: Database, url: string, { name, users, made }: Left): Database =>
  removedOnClose(database, async () => {
    if (left || users + 1 === MOST_USERS) await dropDatabase(url, name);
    else left = { name, users: users + 1, made };
  });
/** The URL with another database name. */
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
