/**
 * `npm run restore -- file`: a backup into an empty place (DATA_DIR or the database of DATABASE_URL), whole or not at
 * all. It believes only what the data key has sealed, says who will be an administrator, and asks before it writes.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { counted } from 'rules/counted';
import { BackupError } from '../backup/errors.ts';
import { type BackupFile, openBackup, proveWhole } from '../backup/file.ts';
import { listKeyIds } from '../backup/keys.ts';
import { requireKnownMigrations } from '../backup/load.ts';
import { readSettings } from '../platform/config/config.ts';
import { type Administrator, createAdministratorList } from './administrators.ts';
import { askOperator, hasTerminal } from './askOperator.ts';
import { chooseKeys, type Keys, keysInPlace, restoreBackup } from './restoreFolder.ts';
import { readArguments, runCommand, sayTable, sayWhetherIntact } from './runCommand.ts';

const USAGE = 'npm run restore -- file [--yes] [--identity file] [--unproven]';

function readIdentities(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(resolve(path), 'utf8');
  } catch (error) {
    throw new BackupError(`${path} cannot be read: ${(error as Error).message}`);
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}

/** A backup with a seal could be made to look like one of an earlier release: that must be said on purpose. */
function requireProof({ isSealed }: BackupFile, unproven: boolean): void {
  if (isSealed || unproven) return;
  throw new BackupError(
    'This backup is in the format of an earlier release, which has no seal: anyone could have changed it. Nothing was ' +
      'restored. If you are sure where it comes from, add --unproven.',
  );
}

/** What the file proves, once it has been read completely. */
function sayProof({ isSealed, header }: BackupFile, { brought, dataKeys }: Keys): void {
  const [sealedBy] = header.keyIds;
  if (!isSealed) console.log('It has no seal and proves nothing: anyone could have changed it.');
  else if (brought)
    console.log(
      'Its data keys are in it, so its seal proves nothing: anyone who had it could have changed it.',
    );
  else if (sealedBy === listKeyIds(dataKeys)[0])
    console.log('Its seal is intact: it is as it was written with your data key.');
  else
    console.log(
      `Its seal is intact, but made with an earlier data key (${sealedBy}): anyone who has that key could have made it.`,
    );
}

/** The addresses only for someone at a terminal: what goes elsewhere may be kept in a log. */
function sayAdministrators(administrators: readonly Administrator[]): void {
  console.log(`Administrators after the restore: ${administrators.length}`);
  if (!hasTerminal()) return;
  // Nothing in a backup moves the cursor.
  for (const { email, isActive } of administrators)
    console.log(`  ${email.replace(/\p{C}/gu, '\ufffd')}${isActive ? '' : ' (not active)'}`);
}

runCommand(async () => {
  const { positionals, values } = readArguments(
    { yes: { type: 'boolean' }, identity: { type: 'string' }, unproven: { type: 'boolean' } },
    1,
    USAGE,
  );
  if (!values.yes && !hasTerminal())
    throw new BackupError('A restore asks before it writes anything: run it in a terminal, or add --yes.');
  const settings = readSettings();
  const backup = await openBackup(resolve(positionals[0]!), {
    dataKeys: keysInPlace(settings),
    identities: typeof values.identity === 'string' ? readIdentities(values.identity) : [],
  });
  const { takenAt, portal } = backup.header;
  console.log(`Backup of ${takenAt}, version ${portal}${backup.isEncrypted ? ', encrypted' : ''}`);
  requireKnownMigrations(backup.header);
  requireProof(backup, Boolean(values.unproven));
  const keys = chooseKeys(backup.header, settings);
  const administrators = createAdministratorList();
  const proven = await proveWhole(administrators.watch(backup.parts(keys.dataKeys)));
  console.log(`The file is complete: ${counted(proven, 'row')}.`);
  sayProof(backup, keys);
  sayAdministrators(administrators.list());
  if (!values.yes && !(await askOperator('Restore it?'))) throw new BackupError('Nothing was restored.');
  const { tables, rows } = await restoreBackup({
    backup,
    keys,
    settings,
    log: pino({ level: 'error' }),
    onTable: sayTable,
    inspect: sayWhetherIntact,
  });
  console.log(`${counted(rows, 'row')} in ${counted(tables, 'table')} restored, each as it was.`);
  console.log(
    'Everyone has to sign in again, and every access token is revoked. Anything after the backup is not in it: check who has access.',
  );
});
