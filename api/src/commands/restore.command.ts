/**
 * `restore file`: restores a backup into an empty place (DATA_DIR or the database of DATABASE_URL), all or nothing. It
 * trusts only what the data key sealed, says who will be an administrator, and asks before it writes.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from 'rules/counted';
import { BackupError } from '../backup/errors.ts';
import { type BackupFile, openBackup, proveWhole } from '../backup/file.ts';
import { listKeyIds } from '../backup/keys.ts';
import { requireKnownMigrations } from '../backup/load.ts';
import { readSettings } from '../platform/config/config.ts';
import { type Administrator, createAdministratorList } from './administrators.ts';
import { askOperator, hasTerminal } from './askOperator.ts';
import type { Command, Report } from './command.ts';
import { createCommandLog, sayTable, sayWhetherIntact } from './parts.ts';
import { chooseKeys, type Keys, keysInPlace, restoreBackup } from './restoreFolder.ts';

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

/** A sealed backup could be made to look like an earlier release's, so the operator must allow those explicitly. */
function requireProof({ isSealed }: BackupFile, unproven: boolean): void {
  if (isSealed || unproven) return;
  throw new BackupError(
    'This backup is in the format of an earlier release, which has no seal: anyone could have changed it. Nothing was ' +
      'restored. If you are sure where it comes from, add --unproven.',
  );
}

/** What the file proves, after it has been read completely. */
function sayProof({ say }: Report, { isSealed, header }: BackupFile, { brought, dataKeys }: Keys): void {
  const [sealedBy] = header.keyIds;
  if (!isSealed) say('It has no seal and proves nothing: anyone could have changed it.');
  else if (brought)
    say('Its data keys are in it, so its seal proves nothing: anyone who had it could have changed it.');
  else if (sealedBy === listKeyIds(dataKeys)[0])
    say('Its seal is intact: it is as it was written with your data key.');
  else
    say(
      `Its seal is intact, but made with an earlier data key (${sealedBy}): anyone who has that key could have made it.`,
    );
}

/** Prints addresses only at a terminal, because other output may be kept in a log. */
function sayAdministrators({ say }: Report, administrators: readonly Administrator[]): void {
  say(`Administrators after the restore: ${administrators.length}`);
  if (!hasTerminal()) return;
  // Nothing in a backup moves the cursor.
  for (const { email, isActive } of administrators)
    say(`  ${email.replace(/\p{C}/gu, '\ufffd')}${isActive ? '' : ' (not active)'}`);
}

export const command: Command = {
  operand: 'file',
  options: {
    yes: { type: 'boolean', about: 'Restores without asking first.' },
    identity: { type: 'string', value: 'file', about: 'The age identity that opens the backup.' },
    unproven: { type: 'boolean', about: 'Takes a backup of an earlier release, which has no seal.' },
  },
  run: async ({ positionals, values }, report) => {
    const { say } = report;
    if (!values.yes && (report.isJson || !hasTerminal()))
      throw new BackupError('A restore asks before it writes anything: run it in a terminal, or add --yes.');
    const settings = readSettings();
    const backup = await openBackup(resolve(positionals[0]!), {
      dataKeys: keysInPlace(settings),
      identities: typeof values.identity === 'string' ? readIdentities(values.identity) : [],
    });
    const { takenAt, portal } = backup.header;
    say(`Backup of ${takenAt}, version ${portal}${backup.isEncrypted ? ', encrypted' : ''}`);
    requireKnownMigrations(backup.header);
    requireProof(backup, Boolean(values.unproven));
    const keys = chooseKeys(backup.header, settings);
    const administrators = createAdministratorList();
    const proven = await proveWhole(administrators.watch(backup.parts(keys.dataKeys)));
    say(`The file is complete: ${counted(proven, 'row')}.`);
    sayProof(report, backup, keys);
    sayAdministrators(report, administrators.list());
    if (!values.yes && !(await askOperator('Restore it?'))) throw new BackupError('Nothing was restored.');
    const { tables, rows } = await restoreBackup({
      backup,
      keys,
      settings,
      log: createCommandLog('error'),
      onTable: sayTable(report),
      inspect: (services) => sayWhetherIntact(services, report),
    });
    say(`${counted(rows, 'row')} in ${counted(tables, 'table')} restored, each as it was.`);
    say(
      'Everyone has to sign in again, and every access token is revoked. Anything after the backup is not in it: check who has access.',
    );
    say(
      'Nor are payments recorded and bank files made since then: check with the bank before you pay anyone, or they are paid twice.',
    );
    return { takenAt, version: portal, tables, rows, administrators: administrators.list().length };
  },
};
