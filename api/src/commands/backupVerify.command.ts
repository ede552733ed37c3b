/**
 * `backup:verify file`: proves that a backup can be restored. Restores it into a scratch folder in DATA_DIR, verifies its
 * audit log and its ledger there, and removes the folder.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { counted } from 'rules/counted';
import { BackupError } from '../backup/errors.ts';
import { openBackup } from '../backup/file.ts';
import { summarizeLedger, verifyLedger } from '../domains/ledger/verify.service.ts';
import { readSettings } from '../platform/config/config.ts';
import { lockFolder } from '../platform/db/embedded/folderLock.ts';
import type { Command } from './command.ts';
import { createCommandLog, sayTable, sayWhetherIntact } from './parts.ts';
import { chooseKeys, keysInPlace, restoreBackup } from './restoreFolder.ts';

/** In DATA_DIR, because the restored data is not encrypted. */
const SCRATCH = 'proving';

export const command: Command = {
  operand: 'file',
  options: {},
  run: async ({ positionals }, report) => {
    const { databaseUrl: _server, ...settings } = readSettings();
    const backup = await openBackup(resolve(positionals[0]!), { dataKeys: keysInPlace(settings) });
    const { takenAt } = backup.header;
    if (!backup.isSealed)
      throw new BackupError('This backup has no seal and proves nothing: anyone could have changed it.');
    const scratch = join(settings.dataDir, SCRATCH);
    mkdirSync(scratch, { recursive: true, mode: 0o700 });
    await lockFolder(scratch, process.pid);
    const dataDir = join(scratch, 'portal');
    // What one left that was killed.
    rmSync(dataDir, { recursive: true, force: true });
    try {
      const { rows } = await restoreBackup({
        backup,
        keys: chooseKeys(backup.header, settings),
        settings: { ...settings, dataDir },
        log: createCommandLog('error'),
        onTable: sayTable(report),
        inspect: async (services) => {
          await sayWhetherIntact(services, report);
          const ledger = await verifyLedger(services);
          (ledger.problem === null ? report.say : report.complain)(summarizeLedger(ledger));
        },
      });
      report.say(
        `${counted(rows, 'row')} of the backup of ${takenAt} restored as a test, and removed again.`,
      );
      return { takenAt, rows };
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};
