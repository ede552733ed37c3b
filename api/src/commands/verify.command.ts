/**
 * `audit:verify`: proves the audit log, or says what is broken. With `--against` it also compares the log with the copy of its chain that AUDIT_ANCHOR_FILE received.
 */
import { createServices } from '../app/services.ts';
import { compareAnchor, summarizeComparison } from '../audit/anchor.ts';
import { summarize, verifyAuditLog } from '../audit/verify.service.ts';
import { readSettings } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { requireUpToDate } from '../platform/db/migrate.ts';
import type { Command } from './command.ts';
import { createCommandLog } from './parts.ts';

export const command: Command = {
  options: {
    against: {
      type: 'string',
      value: 'FILE',
      about: 'Compares the log with the copy in AUDIT_ANCHOR_FILE, too.',
    },
  },
  run: async ({ values }, { say, complain }) => {
    const settings = readSettings();
    const secrets = loadSecrets(settings);
    const database = await openDatabase(settings, createCommandLog('warn'));
    try {
      await requireUpToDate(database.pool);
      const onSealingError = (failure: unknown) => console.error((failure as Error).message);
      const services = createServices({ database, secrets, settings, sealDelay: null, onSealingError });
      const verification = await verifyAuditLog(services);
      const { intact, headHash } = verification;
      if (intact) say(`${summarize(verification)}\nHead of the chain: ${headHash}`);
      else complain(summarize(verification));
      if (typeof values.against !== 'string') return verification;
      const comparison = await compareAnchor(database.prisma, values.against);
      const isSame = comparison.firstBroken === null && comparison.links > 0;
      (isSame ? say : complain)(summarizeComparison(values.against, comparison));
      return { ...verification, comparison };
    } finally {
      await database.close();
    }
  },
};
