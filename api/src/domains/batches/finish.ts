/** The end of a batch, which comes once. */
import { closeOperation } from '../../audit/closeOperation.ts';
import { type AuditEntry, record } from '../../audit/record.ts';
import { systemContext, type Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { StartedBatch } from './initiator.ts';

/** How one kind of batch ends. */
export interface BatchEnd {
  batch: StartedBatch;
  /** Sets the day and hour if nobody waits and it is not set; returns whether it did. */
  close: (tx: Tx, finishedAt: Date) => Promise<boolean>;
  /** Whether somebody else has finished it, or it is gone. */
  isClosed: (tx: Tx) => Promise<boolean>;
  /** What the audit log says of it. */
  createEntry: (tx: Tx) => Promise<AuditEntry>;
}

/** Finishes the batch when nobody waits any more; returns whether it is finished. */
export async function finishBatch(
  services: Services,
  { batch, close, isClosed, createEntry }: BatchEnd,
): Promise<boolean> {
  const context = {
    ...systemContext(services),
    request: { id: batch.id, ipAddress: null, userAgent: null },
  };
  const isFinished = await inTransaction(services.db, async (tx) => {
    if (!(await close(tx, context.now()))) return isClosed(tx);
    await record(tx, context, { ...(await createEntry(tx)), userId: batch.createdById });
    context.changes.push({ kind: 'BATCH', batchId: batch.id });
    return true;
  });
  await closeOperation(context);
  return isFinished;
}
