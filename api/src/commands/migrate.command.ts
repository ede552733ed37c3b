/** `npm run migrate`: brings the database up to date and says what it did. */
import { pino } from 'pino';
import { readSettings, SettingsError } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { DatabaseUrlError, openDatabase } from '../platform/db/database.ts';
import { EmbeddedStartError } from '../platform/db/embedded/embeddedPostgres.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';
import { MigrationError, migrate } from '../platform/db/migrate.ts';

const EXPECTED = [SettingsError, DatabaseUrlError, EmbeddedStartError, FolderInUseError, MigrationError];

async function run(): Promise<void> {
  const settings = readSettings();
  // A database never comes before the key to what will be in it.
  if (!settings.databaseUrl) loadSecrets(settings);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    const applied = await migrate(database.pool);
    for (const name of applied) console.log(`Applied ${name}`);
    if (!applied.length) console.log('The database is up to date.');
  } finally {
    await database.close();
  }
}

run().catch((error: Error) => {
  console.error(EXPECTED.some((type) => error instanceof type) ? error.message : error);
  process.exitCode = 1;
});
