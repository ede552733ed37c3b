/** Tests that a portal seals its own entries after the generated ones, because measurements must include sealing. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headFileIn } from '../../api/src/audit/headFile.ts';
import { record } from '../../api/src/audit/record.ts';
import { createSealer } from '../../api/src/audit/sealer.ts';
import { systemContext } from '../../api/src/operation/context.ts';
import { inTransaction } from '../../api/src/platform/db/transaction.ts';
import { newest } from '../../api/src/platform/lib/keys.ts';
import { openTestPortal } from '../../api/test/support/portal.ts';
import { addAuditEntries } from './auditEntries.ts';

test('a portal with its own folder continues sealing after them', async () => {
  const portal = await openTestPortal();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    const { keys } = portal.services;
    const auditKey = newest(keys.audit).key;
    const { key } = await portal.joinContractor();
    const client = await portal.database.pool.connect();
    // As in a new company: otherwise the log's triggers let no one change a link.
    await client.query('SET session_replication_role = replica');
    await addAuditEntries(client, { auditKey, people: [key], entries: 20 });
    await client.query('RESET session_replication_role');
    client.release();
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const headFile = headFileIn(dataDir);
    // A process without anything to seal still stores the head of the chain.
    for (const sealed of ['22', '23', '24']) {
      if (sealed !== '22')
        await inTransaction(portal.db, (tx) =>
          record(tx, systemContext(portal.services), {
            action: 'COMPANY_UPDATED',
            entityType: 'CompanyProfile',
          }),
        );
      await createSealer({ db: portal.db, keys, headFile, delay: 1, onError }).close();
      expect(errors).toEqual([]);
      expect(JSON.parse(readFileSync(headFile, 'utf8'))).toMatchObject({ position: sealed });
      expect(await portal.db.auditSeal.count()).toBe(Number(sealed));
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await portal.close();
  }
});
