/** `npm run audit:verify`: proves the audit log, or says what is broken and ends with status 1. */
import { pino } from 'pino';
import { readSettings, SettingsError } from '../config.ts';
import { DatabaseUrlError, openDatabase } from '../db/database.ts';
import { EmbeddedStartError } from '../db/embedded/embeddedPostgres.ts';
import { FolderInUseError } from '../db/embedded/folderLock.ts';
import { loadSecrets } from '../secrets.ts';
import { createServices } from '../services.ts';
import { summaryOf, verifyAuditLog } from './verify.service.ts';

const EXPECTED = [SettingsError, DatabaseUrlError, EmbeddedStartError, FolderInUseError];

async function run(): Promise<void> {
  const settings = readSettings();
  const secrets = loadSecrets(settings);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    const onSealingFault = (fault: unknown) => console.error((fault as Error).message);
    const services = createServices({ database, secrets, settings, sealDelay: null, onSealingFault });
    const verification = await verifyAuditLog(services);
    const line = summaryOf(verification);
    if (verification.intact) console.log(`${line}\nHead of the chain: ${verification.headHash}`);
    else {
      console.error(line);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

run().catch((error: Error) => {
  console.error(EXPECTED.some((type) => error instanceof type) ? error.message : error);
  process.exitCode = 1;
});
