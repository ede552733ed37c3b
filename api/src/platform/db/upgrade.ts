/** Upgrades a portal's database, so that a failed upgrade leaves one that some version can open. */
import type { Database } from './database.ts';
import { findFirstPending, MigrationError, migrate } from './migrate.ts';
import { migrationsFolder } from './migrationFiles.ts';

/**
 * Applies what is pending, all or nothing; an embedded database is copied first.
 * @returns the names of the applied migrations
 * @throws what `migrate` throws, plus the command to restore the copy.
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

/** The error with the command that restores the previous version's database, if this version started an upgrade. */
export function withWayBack(error: unknown, { copies }: Pick<Database, 'copies'>): unknown {
  const command = copies?.wayBack();
  if (!command || !(error instanceof Error) || error.message.includes(command)) return error;
  const sentence = error.message.replace(/[^.]$/, '$&.');
  return new MigrationError(
    `${sentence} To go back to the version before, check it out and bring its database back: ${command}`,
    { cause: error },
  );
}
