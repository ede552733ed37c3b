/**
 * `npm run audit:verify`: proves the audit log, or says what is broken and ends with status 1. With `-- --against FILE` it
 * also compares the log with the copy of its chain that AUDIT_ANCHOR_FILE received.
 */
import { pino } from 'pino';
import { createServices } from '../app/services.ts';
import { compareAnchor, summarizeComparison } from '../audit/anchor.ts';
import { summarize, verifyAuditLog } from '../audit/verify.service.ts';
import { readSettings } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { requireUpToDate } from '../platform/db/migrate.ts';
import { readArguments, runCommand } from './runCommand.ts';

/** Prints it where it is seen. */
function say(text: string, isFine: boolean): void {
  if (isFine) console.log(text);
  else {
    console.error(text);
    process.exitCode = 1;
  }
}

runCommand(async () => {
  const { values } = readArguments(
    { against: { type: 'string' } },
    0,
    'npm run audit:verify -- [--against FILE]',
  );
  const settings = readSettings();
  const secrets = loadSecrets(settings);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    await requireUpToDate(database.pool);
    const onSealingError = (failure: unknown) => console.error((failure as Error).message);
    const services = createServices({ database, secrets, settings, sealDelay: null, onSealingError });
    const verification = await verifyAuditLog(services);
    const { intact, headHash } = verification;
    say(summarize(verification) + (intact ? `\nHead of the chain: ${headHash}` : ''), intact);
    if (typeof values.against !== 'string') return;
    const comparison = await compareAnchor(database.prisma, values.against);
    say(
      summarizeComparison(values.against, comparison),
      comparison.firstBroken === null && comparison.links > 0,
    );
  } finally {
    await database.close();
  }
});
