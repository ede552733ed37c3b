/** Ends a batch, once. */
import { closeOperation } from '../../audit/closeOperation.ts';
import { type AuditEntry, record } from '../../audit/record.ts';
import { systemContext, type Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn, rowsIn } from '../../platform/sql/transaction.ts';
import { BATCHES, type BatchTable } from './batch.sql.ts';
import type { StartedBatch } from './initiator.ts';

/** Finishes the batch once no one is waiting, and writes its audit entry and emails. Returns whether it is finished. */
export async function finishBatch(
  services: Services,
  table: BatchTable,
  batch: StartedBatch,
  createEntry: (tx: Tx) => Promise<AuditEntry>,
  mailPeople: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const context = {
    ...systemContext(services),
    request: { id: batch.id, ipAddress: null, userAgent: null },
  };
  const isFinished = await inTransaction(services.db, async (tx) => {
    const { closed, open } = BATCHES[table];
    if (!(await changeIn(tx, closed({ batchId: batch.id, finishedAt: context.now() }))))
      // It is finished already, or deleted, or people are still waiting.
      return (await rowsIn(tx, open({ batchId: batch.id }))).length === 0;
    await record(tx, context, { ...(await createEntry(tx)), userId: batch.createdById });
    await mailPeople(tx);
    context.changes.push({ kind: 'BATCH', batchId: batch.id });
    return true;
  });
  await closeOperation(context);
  return isFinished;
}
