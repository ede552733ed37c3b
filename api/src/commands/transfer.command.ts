/**
 * `transfer`: moves the portal from DATA_DIR to the empty database of DATABASE_URL, all or nothing. The keys for the
 * settings of the new place go into a file that only its owner can read; the folder stays as it was.
 */
import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from 'rules/counted';
import { createServices } from '../app/services.ts';
import { withCopy } from '../backup/copy.ts';
import { BackupError } from '../backup/errors.ts';
import { listDataKeys } from '../backup/keys.ts';
import { load } from '../backup/load.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import { readMoveSettings } from '../platform/config/config.ts';
import { loadSecrets, type Secrets } from '../platform/config/secrets.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';
import { hasDatabase } from '../platform/db/embedded/hasDatabase.ts';
import { migrate } from '../platform/db/migrate.ts';
import { syncPath } from '../platform/lib/syncPath.ts';
import type { Command } from './command.ts';
import { createCommandLog, sayTable, sayWhetherIntact } from './parts.ts';

const SETTINGS_FILE = 'server.env';

/** The settings of the new location, on disk before the data. Returns the file. */
function writeSettings(dataDir: string, secrets: Secrets, jwtSecret: string): string {
  const [dataKey, ...previous] = listDataKeys(secrets);
  const lines = [
    `JWT_SECRET=${jwtSecret}`,
    `DATA_KEY=${dataKey}`,
    ...(previous.length ? [`DATA_KEY_PREVIOUS=${previous.join(',')}`] : []),
  ];
  const path = join(dataDir, SETTINGS_FILE);
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(draft, path);
  syncPath(dataDir);
  return path;
}

export const command: Command = {
  options: {},
  run: async (_given, report) => {
    const { say } = report;
    const settings = readMoveSettings();
    const { dataDir, databaseUrl, jwtSecret } = settings;
    if (!hasDatabase(dataDir)) throw new BackupError(`There is no database in DATA_DIR ${dataDir} to move.`);
    const log = createCommandLog('error');
    const secrets = loadSecrets(settings);
    const source = await openDatabase({ dataDir }, log).catch((error) => {
      if (!(error instanceof FolderInUseError)) throw error;
      throw new BackupError(
        `${error.message} Stop the portal first: what is written after the move would be lost.`,
      );
    });
    try {
      const servicesOn = (database: Database) =>
        createServices({ database, secrets, settings, sealDelay: null });
      await assertDataKeys(servicesOn(source));
      const target = await openDatabase({ dataDir, databaseUrl }, log);
      try {
        const path = writeSettings(dataDir, secrets, jwtSecret ?? randomBytes(32).toString('base64'));
        const { tables, rows } = await withCopy(source.pool, new Date(), (copy) =>
          load(target.pool, copy, {
            onTable: sayTable(report),
            finish: async () => {
              await migrate(target.pool);
              await sayWhetherIntact(servicesOn(target), report);
            },
          }),
        );
        say(`${counted(rows, 'row')} in ${counted(tables, 'table')} moved, each as it was.`);
        say(
          `Start the portal with DATABASE_URL and the settings in ${path} (JWT_SECRET, DATA_KEY and, if there are any, ` +
            'DATA_KEY_PREVIOUS), then delete that file. Everyone has to sign in again.',
        );
        say(`The database in ${dataDir} is unchanged; do not start the portal on it again.`);
        return { tables, rows, settingsFile: path };
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};
