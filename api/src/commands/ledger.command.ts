/**
 * `npm run ledger:verify`: adds up the ledger from nothing and compares it with its balances and with the runs and
 * payments it tells of. Says what is wrong and ends with status 1.
 */
import { pino } from 'pino';
import { createServices } from '../app/services.ts';
import { summarizeLedger, verifyLedger } from '../domains/ledger/verify.service.ts';
import { readSettings } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { requireUpToDate } from '../platform/db/migrate.ts';
import { readArguments, runCommand } from './runCommand.ts';

runCommand(async () => {
  readArguments({}, 0, 'npm run ledger:verify');
  const settings = readSettings();
  const secrets = loadSecrets(settings);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    await requireUpToDate(database.pool);
    const services = createServices({ database, secrets, settings, sealDelay: null });
    const verification = await verifyLedger(services);
    if (verification.problem === null) console.log(summarizeLedger(verification));
    else {
      console.error(summarizeLedger(verification));
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
});
