/**
 * Applies the migrations of prisma/migrations. It does not use Prisma's engine, which splits scripts at every semicolon
 * through today's adapters and leaves half of a failed one behind. Here, all pending migrations run in one transaction
 * with their records, so a failed upgrade leaves the database as the previous version knows it. The records are
 * Prisma's own, so `prisma migrate deploy` can read them.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { toCommandLine } from '../lib/release.ts';
import { LOCKS } from './locks.ts';
import { earlierText, type Migration, migrationsFolder, readMigrations } from './migrationFiles.ts';
import { disableTimeout } from './pools.ts';
import { isPermissionDenied, ownerNeededFor, RightsError, requireRights } from './rights.ts';

/** Why the database cannot be brought up to date; one line for the terminal. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Portals of the previous version may be at work. A migration waits for each lock for less time than PostgreSQL waits
 * before it checks for a deadlock, so that portals are never that deadlock's victim and never wait long behind the
 * migration.
 */
const LOCK_TIMEOUT = '200ms';
const LOCKED = new Set(['40P01', '55P03']);
/** Milliseconds until it gives up. */
const PATIENCE = 60_000;

const TABLE = `
  CREATE TABLE "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

interface Applied {
  name: string;
  checksum: string;
  finished: boolean;
}

/**
 * Brings the database up to date, or applies only the migrations in `only`: all or nothing.
 * @returns the names of the applied migrations, oldest first
 * @throws MigrationError if the database and the files disagree or a script fails; RightsError if the role may not.
 */
export async function migrate(
  pool: pg.Pool,
  folder = migrationsFolder(),
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => !only || only.has(name));
  const client = await pool.connect();
  // A script may take long, and another process may be running the same one.
  disableTimeout(client);
  let failure: Error | undefined;
  try {
    return await untilUnlocked(() => inTransaction(client, () => applyPending(client, migrations)));
  } catch (error) {
    const denial = toCause(error);
    failure = isPermissionDenied(denial)
      ? await ownerNeededFor(client, "make and change the portal's tables", denial)
      : (error as Error);
    throw failure;
  } finally {
    client.release(failure instanceof MigrationError || failure instanceof RightsError ? undefined : failure);
  }
}

const toCause = (error: unknown) =>
  (error instanceof MigrationError ? error.cause : error) as Error & { code?: string };

async function inTransaction<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  try {
    await client.query('BEGIN');
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Repeats a transaction that did not get its locks, with growing pauses for the holders of the locks. */
async function untilUnlocked<Result>(transaction: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await transaction();
    } catch (error) {
      if (!LOCKED.has(toCause(error)?.code ?? '') || performance.now() > deadline) throw error;
      await sleep(pause);
    }
  }
}

/** If two processes start at once, the second one waits and then finds nothing to do. */
async function applyPending(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.migrations]);
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  // Not IF NOT EXISTS, because a role that may not create tables could then not start even with nothing to do.
  if (!(await hasRecord(client))) await client.query(TABLE);
  const applied = await readApplied(client);
  requireAgreement(migrations, applied);
  await bringUpEarlier(client, migrations, applied);
  const pending = listPending(migrations, applied);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

/**
 * For commands that need an up-to-date database. @throws MigrationError or RightsError with the command to run if it is
 * not, or if the role may not use it.
 */
export async function requireUpToDate(pool: pg.Pool): Promise<void> {
  if (!(await hasRecord(pool)))
    throw new MigrationError(`The database is empty: run \`${toCommandLine('migrate')}\` first.`);
  await requireRights(pool);
  const migrations = readMigrations(migrationsFolder());
  const applied = await readApplied(pool);
  requireAgreement(migrations, applied);
  if (listPending(migrations, applied).length > 0)
    throw new MigrationError(
      `The database is of an earlier version: run \`${toCommandLine('migrate')}\` first.`,
    );
}

/** The first migration that an upgrade would apply; null if there is none or the database is new. */
export async function findFirstPending(pool: pg.Pool, folder = migrationsFolder()): Promise<string | null> {
  const applied = (await hasRecord(pool)) ? await readApplied(pool) : [];
  const [first] = applied.length > 0 ? listPending(readMigrations(folder), applied) : [];
  return first?.name ?? null;
}

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

async function hasRecord(database: Queryable): Promise<boolean> {
  const { rows } = await database.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS found`);
  return rows[0].found;
}

const listPending = (migrations: Migration[], applied: Applied[]): Migration[] =>
  migrations.filter(({ name }) => !applied.some((row) => row.name === name));

async function readApplied(database: Queryable): Promise<Applied[]> {
  const { rows } = await database.query<Applied>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

function requireAgreement(migrations: Migration[], applied: Applied[]): void {
  const files = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished } of applied) {
    if (!finished)
      throw new MigrationError(
        `Migration ${name} is recorded as failed; see \`prisma migrate resolve\` before starting again.`,
      );
    const file = files.get(name);
    if (!file)
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know: it belongs to a newer one.`,
      );
    if (!file.checksums.includes(checksum) && !earlierText(file, checksum))
      throw new MigrationError(`Migration ${name} was changed after it had been applied.`);
  }
}

/** Updates what an earlier text of a migration created to match today's, and records that. */
async function bringUpEarlier(
  client: pg.PoolClient,
  migrations: Migration[],
  applied: Applied[],
): Promise<void> {
  for (const migration of migrations) {
    const { name, checksums } = migration;
    const row = applied.find((one) => one.name === name);
    if (!row || checksums.includes(row.checksum)) continue;
    const earlier = earlierText(migration, row.checksum);
    if (!earlier) continue;
    await client.query(earlier.bringUp ?? migration.sql);
    await client.query('UPDATE "_prisma_migrations" SET checksum = $1 WHERE migration_name = $2', [
      checksums[0],
      name,
    ]);
  }
}

async function apply(client: pg.PoolClient, { name, sql, checksums }: Migration): Promise<void> {
  const startedAt = new Date();
  try {
    // Checks deferred constraints now, because the next script could not change tables otherwise.
    await client.query('SET CONSTRAINTS ALL DEFERRED');
    await client.query(sql);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  } catch (error) {
    throw new MigrationError(
      `Migration ${name} failed and left the database as it was: ${(error as Error).message}`,
      { cause: error },
    );
  }
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), checksums[0], name, startedAt],
  );
}
