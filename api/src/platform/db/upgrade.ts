/** Brings a portal's database up to date, so that an upgrade that fails leaves a database that a version opens. */
import type { Database } from './database.ts';
import { findFirstPending, MigrationError, migrate } from './migrate.ts';
import { migrationsFolder } from './migrationFiles.ts';

/**
 * Applies what is pending, all or nothing, after a copy where the database is embedded.
 * @returns the names of the migrations it applied
 * @throws as `migrate` does, naming the way back.
 */
export async function upgrade(database: Database, folder = migrationsFolder()): Promise<string[]> {
  try {
    const first = database.copies && (await findFirstPending(database.pool, folder));
    if (first) await database.copies?.keep(first);
    return await migrate(database.pool, folder);
  } catch (error) {
    throw withWayBack(error, database);
  }
}

/** The error, with the command that goes back to the version before where this one has begun an upgrade. */
export function withWayBack(error: unknown, { copies }: Pick<Database, 'copies'>): unknown {
  const command = copies?.wayBack();
  if (!command || !(error instanceof Error) || error.message.includes(command)) return error;
  const sentence = error.message.replace(/[^.]$/, '$&.');
  return new MigrationError(
    `${sentence} To go back to the version before, check it out and bring its database back: ${command}`,
    { cause: error },
  );
}
