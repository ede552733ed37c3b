/**
 * `ledger:verify`: adds up the ledger from zero, and compares it with its balances and with the runs and payments it
 * records.
 */
import { createServices } from '../app/services.ts';
import { summarizeLedger, verifyLedger } from '../domains/ledger/verify.service.ts';
import { readSettings } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { requireUpToDate } from '../platform/db/migrate.ts';
import type { Command } from './command.ts';
import { createCommandLog } from './parts.ts';

export const command: Command = {
  options: {},
  run: async (_given, { say, complain }) => {
    const settings = readSettings();
    const secrets = loadSecrets(settings);
    const database = await openDatabase(settings, createCommandLog('warn'));
    try {
      await requireUpToDate(database.pool);
      const services = createServices({ database, secrets, settings, sealDelay: null });
      const verification = await verifyLedger(services);
      (verification.problem === null ? say : complain)(summarizeLedger(verification));
      return verification;
    } finally {
      await database.close();
    }
  },
};
