/**
 * Applies the migrations of prisma/migrations. Prisma's own engine is not used: through today's adapters it splits
 * scripts at every semicolon and leaves half of a broken one behind. Here each file runs whole, in one transaction with
 * its record; the record is Prisma's own, so `prisma migrate deploy` reads it too.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { earlierText, type Migration, migrationsFolder, readMigrations } from './migrationFiles.ts';
import { disableTimeout } from './pools.ts';

/** Why the database cannot be brought up to date; one line for the terminal. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

// The number Prisma locks with, so that neither runs while the other does.
const LOCK = 72_707_369;

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
 * Brings the database up to date, or as far as `only` names migrations.
 * @returns the names of the migrations it applied, oldest first
 * @throws MigrationError when the database and the files disagree or a script fails; what failed leaves nothing.
 */
export async function migrate(
  pool: pg.Pool,
  folder = migrationsFolder(),
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => !only || only.has(name));
  const applied: string[] = [];
  const client = await pool.connect();
  // A script may take its time, and another process may be at the same one.
  disableTimeout(client);
  let failure: Error | undefined;
  try {
    for (;;) {
      const name = await applyNext(client, migrations);
      if (name === null) return applied;
      applied.push(name);
    }
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure instanceof MigrationError ? undefined : failure);
  }
}

// One transaction for each migration; the lock is taken again, so two starts at once share the work.
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | null> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '60s'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    // Not IF NOT EXISTS: a role that may make no tables could not start even where there is nothing to do.
    const { rows } = await client.query(`SELECT to_regclass('"_prisma_migrations"') AS found`);
    if (rows[0].found === null) await client.query(TABLE);
    const applied = await readApplied(client);
    requireAgreement(migrations, applied);
    await bringUpEarlier(client, migrations, applied);
    const next = migrations.find(({ name }) => !applied.some((row) => row.name === name));
    if (next) await apply(client, next);
    await client.query('COMMIT');
    return next?.name ?? null;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
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

/** What an earlier text of a migration made becomes what today's makes, and is recorded as that. */
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
    await client.query(earlier.bringUp);
    await client.query('UPDATE "_prisma_migrations" SET checksum = $1 WHERE migration_name = $2', [
      checksums[0],
      name,
    ]);
  }
}

async function apply(client: pg.PoolClient, { name, sql, checksums }: Migration): Promise<void> {
  const startedAt = new Date();
  try {
    await client.query(sql);
  } catch (error) {
    throw new MigrationError(
      `Migration ${name} failed and left nothing behind: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), checksums[0], name, startedAt],
  );
}
