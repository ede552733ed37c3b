/** `npm run restore -- file`: a backup into an empty place (DATA_DIR or the database of DATABASE_URL), whole or not at all. */
import { resolve } from 'node:path';
import { pino } from 'pino';
import { openBackup, proveWhole } from '../backup/file.ts';
import { requireKnownMigrations } from '../backup/load.ts';
import { readSettings } from '../platform/config/config.ts';
import { restoreBackup } from './restoreFolder.ts';
import { countOf, readArguments, runCommand, sayTable, sayWhetherIntact } from './runCommand.ts';

runCommand(async () => {
  const { positionals } = readArguments({}, 1, 'npm run restore -- file');
  const settings = readSettings();
  const backup = await openBackup(resolve(positionals[0]!));
  const { takenAt, portal } = backup.header;
  console.log(`Backup of ${takenAt}, version ${portal}`);
  requireKnownMigrations(backup.header);
  console.log(`The file is complete: ${countOf(await proveWhole(backup), 'row', 'rows')}.`);
  const { tables, rows } = await restoreBackup({
    backup,
    settings,
    log: pino({ level: 'error' }),
    onTable: sayTable,
    inspect: sayWhetherIntact,
  });
  console.log(
    `${countOf(rows, 'row', 'rows')} in ${countOf(tables, 'table', 'tables')} restored, each as it was.`,
  );
  console.log(
    'Everybody signs in again, and every access token is revoked. Anything after the backup is not in it: check who has access.',
  );
});
