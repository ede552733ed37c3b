/** `npm run audit:verify`: proves the audit log, or says what is broken and ends with status 1. */
import { pino } from 'pino';
import { createServices } from '../app/services.ts';
import { summarize, verifyAuditLog } from '../audit/verify.service.ts';
import { readSettings, SettingsError } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { DatabaseUrlError, openDatabase } from '../platform/db/database.ts';
import { EmbeddedStartError } from '../platform/db/embedded/embeddedPostgres.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';

const EXPECTED = [SettingsError, DatabaseUrlError, EmbeddedStartError, FolderInUseError];

async function run(): Promise<void> {
  const settings = readSettings();
  const secrets = loadSecrets(settings);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    const onSealingError = (failure: unknown) => console.error((failure as Error).message);
    const services = createServices({ database, secrets, settings, sealDelay: null, onSealingError });
    const verification = await verifyAuditLog(services);
    const line = summarize(verification);
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
