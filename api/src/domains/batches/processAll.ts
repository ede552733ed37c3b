/**
 * Many people processed by one job, each in its own transaction: whatever ends the process in between leaves nobody
 * half done, the next process continues where this one stopped, and on the embedded database others get their turn.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoleGroup } from 'rules/roles';
import { closeOperation } from '../../audit/closeOperation.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction, isUnavailable } from '../../platform/db/transaction.ts';
import { type Job, NotDoneYet } from '../../platform/jobs/jobs.ts';
import { batchContext, loadInitiator, type StartedBatch } from './initiator.ts';
import type { Lease } from './lease.ts';

/** What one kind of batch does for each of its people. */
export interface BatchWork<Item extends { userId: string }> {
  batch: StartedBatch;
  /** That this attempt, and no other, is at the batch. */
  lease: Lease;
  /** The roles of which the initiator must still have one. */
  anyRole: RoleGroup;
  /** The message for those still waiting if the initiator has none. */
  rightsLost: string;
  /** Takes the next one who waits, if the batch is still this attempt's; the excluded people are left for later. */
  claimNext: (tx: Tx, exclude: readonly string[]) => Promise<Item | null>;
  /** Does the work and marks the item as done. */
  process: (tx: Tx, context: SignedInContext, item: Item) => Promise<void>;
  /** Marks people as refused: those named, or all who still wait. */
  refuse: (refusal: string, userIds?: readonly string[]) => Promise<void>;
  /** What the business says against it; null for an internal error. */
  toMessage: (error: unknown) => string | null;
}

/** How often, and how far apart, an unavailable database is tried again before the job is returned to the queue. */
const RETRY = { tries: 20, wait: 500 };

/** Nobody else in the batch may be processed. */
class RightsLost extends Error {}

/** An internal error with one person, who still waits. */
class PersonError extends Error {
  readonly userId: string;
  constructor(userId: string, cause: unknown) {
    super('A person in a batch could not be processed.', { cause });
    this.userId = userId;
  }
}

/**
 * Processes or refuses one person who is waiting and not excluded; false when there is none. Throws a PersonError, or
 * whatever kept it from finding someone.
 */
async function processNext<Item extends { userId: string }>(
  services: Services,
  { batch, anyRole, rightsLost, claimNext, process, refuse, toMessage }: BatchWork<Item>,
  exclude: readonly string[],
): Promise<boolean> {
  let userId: string | undefined;
  let context: SignedInContext | undefined;
  try {
    await inTransaction(services.db, async (tx) => {
      const item = await claimNext(tx, exclude);
      userId = item?.userId;
      if (!item) return;
      const viewer = await loadInitiator(tx, batch, anyRole);
      if (!viewer) throw new RightsLost();
      context = batchContext(services, batch.id, viewer);
      await process(tx, context, item);
    });
  } catch (error) {
    if (error instanceof RightsLost) await refuse(rightsLost);
    else {
      if (userId === undefined) throw error;
      const message = toMessage(error);
      if (message === null) throw new PersonError(userId, error);
      await refuse(message, [userId]);
    }
    return true;
  }
  if (context) await closeOperation(context);
  return userId !== undefined;
}

/**
 * Processes person after person until none is left; returns those who met an error. Throws `signal.reason`, and NotDoneYet
 * when another process has taken over.
 */
export async function processAll<Item extends { userId: string }>(
  services: Services,
  work: BatchWork<Item>,
  { signal }: Pick<Job<unknown>, 'signal'>,
  onError: (error: unknown) => void,
): Promise<string[]> {
  const failedIds: string[] = [];
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      if (!(await work.lease.keep())) throw new NotDoneYet('Another process has taken the batch over.');
      if (!(await processNext(services, work, failedIds))) return failedIds;
      services.bus.publish([{ kind: 'BATCH', batchId: work.batch.id }]);
      failures = 0;
    } catch (error) {
      const cause = error instanceof PersonError ? error.cause : error;
      if (isUnavailable(cause) && failures < RETRY.tries) {
        failures += 1;
        await sleep(RETRY.wait, undefined, { signal });
      } else if (error instanceof PersonError && !isUnavailable(cause)) {
        onError(error);
        failedIds.push(error.userId);
      } else throw error;
    }
  }
}
