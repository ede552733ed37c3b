/**
 * `backup`: the whole database in one file, as of one moment. It also works on the embedded database of a running
 * portal, which waits until the copy is made.
 */
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { counted } from 'rules/counted';
import { createServices } from '../app/services.ts';
import { withCopy } from '../backup/copy.ts';
import type { Readers } from '../backup/encryption.ts';
import { BackupError } from '../backup/errors.ts';
import { writeBackup } from '../backup/file.ts';
import { listDataKeys, listKeyIds } from '../backup/keys.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import { readSettings, type Settings } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { besideRunningPortal, type Database, openDatabase } from '../platform/db/database.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';
import { hasDatabase } from '../platform/db/embedded/hasDatabase.ts';
import { isUnavailable } from '../platform/db/transaction.ts';
import { readRelease } from '../platform/lib/release.ts';
import type { Command, Report } from './command.ts';
import { createCommandLog, sayTable } from './parts.ts';

const defaultName = (now: Date, readers: Readers | undefined): string =>
  `carrier-portal-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz${readers ? '.age' : ''}`;

/** Who can open the backup; undefined for everyone. @throws BackupError if no one could. */
function chooseReaders(encrypt: boolean, recipients: readonly string[], withKeys: boolean) {
  if (!encrypt && !recipients.length) return undefined;
  if (withKeys && !recipients.length)
    throw new BackupError(
      'A backup with the data keys in it cannot be encrypted with the same keys alone: add --recipient age1…, or leave out --with-keys.',
    );
  return { dataKeys: encrypt, recipients } satisfies Readers;
}

/** Who can read the written file. */
function sayWhoCanRead({ say }: Report, readers: Readers | undefined, withKeys: boolean): void {
  if (readers) {
    const openers = [
      ...(readers.dataKeys ? ['the data keys'] : []),
      ...(readers.recipients.length ? ['the identity of a recipient'] : []),
    ];
    say(`It is encrypted: only ${openers.join(' or ')} can open it.`);
  }
  if (!withKeys) say('It does not contain the data keys: keep them separately (see docs/operations.md).');
  else if (readers) say('It contains the data keys: anyone who can open it can read everything.');
  else say('It contains the data keys: anyone who has the file can read everything.');
}

async function openForReading(settings: Settings, log: Logger): Promise<Database> {
  if (!settings.databaseUrl && !hasDatabase(settings.dataDir))
    throw new BackupError(`There is no database in DATA_DIR ${settings.dataDir} to back up.`);
  try {
    return await openDatabase(settings, log);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const database = besideRunningPortal(settings.dataDir, log);
    try {
      await database.ping();
      return database;
    } catch (failure) {
      await database.close();
      if (!isUnavailable(failure)) throw failure;
      throw new BackupError(
        `${error.message} Its database is not responding right now: try again in a moment.`,
      );
    }
  }
}

export const command: Command = {
  options: {
    out: {
      type: 'string',
      value: 'file',
      about: 'The file; by default one in this folder, named after the time.',
    },
    encrypt: { type: 'boolean', about: 'Encrypts it for those who have the data keys.' },
    recipient: {
      ...{ type: 'string', multiple: true, value: 'age1…' },
      about: 'Encrypts it for an age recipient; can be given more than once.',
    },
    'with-keys': { type: 'boolean', about: 'Puts the data keys into the file.' },
  },
  run: async ({ values }, report) => {
    const withKeys = Boolean(values['with-keys']);
    const readers = chooseReaders(
      Boolean(values.encrypt),
      [values.recipient ?? []].flat().map(String),
      withKeys,
    );
    const settings = readSettings();
    const now = new Date();
    const file = resolve(String(values.out ?? defaultName(now, readers)));
    const secrets = loadSecrets(settings);
    const database = await openForReading(settings, createCommandLog('error'));
    try {
      await assertDataKeys(createServices({ database, secrets, settings, sealDelay: null }));
      let rows = 0;
      const sayRows = sayTable(report);
      await withCopy(database.pool, now, async ({ manifest, parts }) => {
        if (!manifest.migrations.length)
          throw new BackupError('There is no portal in this database to back up.');
        const header = {
          ...manifest,
          portal: readRelease().version,
          keyIds: listKeyIds(secrets),
          ...(withKeys && { keys: listDataKeys(secrets) }),
        };
        const counting = async function* () {
          for await (const part of parts) {
            if (part.kind === 'sum') {
              rows += part.sum.rows;
              sayRows(part.table, part.sum.rows);
            }
            yield part;
          }
        };
        await writeBackup(file, { header, parts: counting(), dataKeys: secrets, readers });
      });
      report.say(`${counted(rows, 'row')} backed up in ${file}`);
      sayWhoCanRead(report, readers, withKeys);
      return { file, rows, isEncrypted: Boolean(readers), hasKeys: withKeys };
    } finally {
      await database.close();
    }
  },
};
