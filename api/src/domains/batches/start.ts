/**
 * Starting a batch decides who is in it; the job does the work.
 *
 * The database decides races. We write the batch's row first, and a unique index allows one unfinished batch of each
 * kind. So the second start fails at once and then looks at the first one: the same request gets the same batch.
 */
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { assertSameRequest, ConflictError } from '../../operation/errors.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import type { BatchKind } from './defineBatch.ts';

export interface BatchStart {
  /** The batch that the key's first request created, and whether this is the same request. */
  findEarlier: () => Promise<{ id: string; isSame: boolean } | null>;
  /** Throws if the batch could not start even with nothing else running. */
  assertStartable: () => void;
  /** Throws ConflictError while another batch is running. */
  assertNoneRuns: () => Promise<void>;
  /** Writes the batch, its people and its audit entry; returns its key. */
  write: (tx: Tx) => Promise<string>;
  options: Parameters<typeof inTransaction>[2];
  /** The message if another batch started and finished in between. */
  justDone: string;
}

/** Starts a batch and returns its key. Throws what the functions above throw. */
export async function startBatch(
  context: SignedInContext,
  { queue, name }: Pick<BatchKind, 'queue' | 'name'>,
  { findEarlier, assertStartable, assertNoneRuns, write, options, justDone }: BatchStart,
): Promise<string> {
  async function earlierBatch(): Promise<string | null> {
    const earlier = await findEarlier();
    if (earlier) assertSameRequest(earlier.isSame);
    return earlier?.id ?? null;
  }
  async function writeAndQueue(tx: Tx): Promise<string> {
    const batchId = await write(tx);
    if (!(await context.jobs.send(tx, queue, batchId, { batchId })))
      throw new Error(`The queue has not taken the job of ${name} ${batchId}.`);
    return batchId;
  }

  const earlier = await earlierBatch();
  if (earlier) return earlier;
  assertStartable();
  await assertNoneRuns();
  try {
    const batchId = await inTransaction(context.db, writeAndQueue, options);
    context.jobs.wake(queue);
    return batchId;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await earlierBatch();
    if (first) return first;
    await assertNoneRuns();
    throw new ConflictError(justDone);
  }
}
