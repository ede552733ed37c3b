/**
 * Adds digests to entries from before digests existed, in databases of the portal's first days. Runs once, before the
 * first seal, so that such a log is verifiable from its first entry.
 */
import type { Services } from '../operation/services.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { newest } from '../platform/lib/keys.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { computeDigest } from './digest.ts';
import { redactionSet } from './redaction.sql.ts';

export async function digestEarlierEntries({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<void> {
  // Once an entry is sealed, every entry has its digest, so nothing else is checked, however long the log is.
  if (await db.auditSeal.findFirst({ select: { position: true } })) return;
  await inTransaction(db, async (tx) => {
    const entries = await tx.auditLog.findMany({ where: { digest: '' } });
    if (!entries.length) return;
    await rowsIn(tx, redactionSet({ state: 'on' }));
    for (const entry of entries)
      await tx.auditLog.update({
        where: { id: entry.id },
        data: { digest: computeDigest(newest(keys.audit).key, entry) },
      });
  });
}
