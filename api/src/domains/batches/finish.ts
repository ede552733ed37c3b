/** The end of a batch, which comes once. */
import { closeOperation } from '../../audit/closeOperation.ts';
import { type AuditEntry, record } from '../../audit/record.ts';
import { systemContext, type Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type BatchTable, close, isClosed } from './batch.sql.ts';
import type { StartedBatch } from './initiator.ts';

/** Finishes the batch when nobody waits any more, with the audit entry that says so; returns whether it is finished. */
export async function finishBatch(
  services: Services,
  table: BatchTable,
  batch: StartedBatch,
  createEntry: (tx: Tx) => Promise<AuditEntry>,
): Promise<boolean> {
  const context = {
    ...systemContext(services),
    request: { id: batch.id, ipAddress: null, userAgent: null },
  };
  const isFinished = await inTransaction(services.db, async (tx) => {
    if (!(await close(tx, table, batch.id, context.now()))) return isClosed(tx, table, batch.id);
    await record(tx, context, { ...(await createEntry(tx)), userId: batch.createdById });
    context.changes.push({ kind: 'BATCH', batchId: batch.id });
    return true;
  });
  await closeOperation(context);
  return isFinished;
}
