/**
 * Many people processed by one job, a stretch of them in each transaction: whatever ends the process in between leaves no
 * one half done, the next process continues where this one stopped, and on the embedded database others get their turn.
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
  /** So many people are processed in one transaction. */
  stretch: number;
  /** Takes so many who wait, if the batch is still this attempt's; the excluded people are left for later. */
  claimNext: (tx: Tx, exclude: readonly string[], count: number) => Promise<Item[]>;
  /** Does the work and marks each as done or, where the business says so before anything is written, as refused. */
  process: (tx: Tx, context: SignedInContext, items: readonly Item[]) => Promise<void>;
  /** Marks people as refused. */
  refuse: (refusal: string, userIds: readonly string[]) => Promise<unknown>;
  /** The same of all who still wait. */
  refuseAll: (refusal: string) => Promise<unknown>;
  /** What the business says against it; null for an internal error. */
  toMessage: (error: unknown) => string | null;
}

/** How often, and how far apart, an unavailable database is tried again before the job is returned to the queue. */
const RETRY = { tries: 20, wait: 500 };

/** No one else in the batch may be processed. */
class RightsLost extends Error {}

/** An internal error with one person, who still waits. */
class PersonError extends Error {
  readonly userId: string;
  constructor(userId: string, cause: unknown) {
    super('A person in a batch could not be processed.', { cause });
    this.userId = userId;
  }
}

/** What kept a stretch of people from being processed. Whose error it was is found by processing them one by one. */
class StretchError extends Error {
  readonly people: number;
  constructor(people: number, cause: unknown) {
    super('A stretch of a batch could not be processed: its people are processed one by one.', { cause });
    this.people = people;
  }
}

/**
 * Processes or refuses up to so many people who are waiting and not excluded; returns how many. Throws a PersonError or a
 * StretchError, or whatever kept it from finding someone.
 */
async function processNext<Item extends { userId: string }>(
  services: Services,
  { batch, anyRole, rightsLost, claimNext, process, refuse, refuseAll, toMessage }: BatchWork<Item>,
  exclude: readonly string[],
  count: number,
): Promise<number> {
  let items: Item[] = [];
  let context: SignedInContext | undefined;
  try {
    await inTransaction(services.db, async (tx) => {
      items = await claimNext(tx, exclude, count);
      if (items.length === 0) return;
      const viewer = await loadInitiator(tx, batch, anyRole);
      if (!viewer) throw new RightsLost();
      context = batchContext(services, batch.id, viewer);
      await process(tx, context, items);
    });
  } catch (error) {
    const [item] = items;
    if (error instanceof RightsLost) await refuseAll(rightsLost);
    else if (!item) throw error;
    else if (items.length > 1) throw new StretchError(items.length, error);
    else {
      const message = toMessage(error);
      if (message === null) throw new PersonError(item.userId, error);
      await refuse(message, [item.userId]);
    }
    return items.length;
  }
  if (context) await closeOperation(context);
  return items.length;
}

/**
 * Processes stretch after stretch until no one is left; returns those who met an error. Throws `signal.reason`, and
 * NotDoneYet when another process has taken over.
 */
export async function processAll<Item extends { userId: string }>(
  services: Services,
  work: BatchWork<Item>,
  { signal }: Pick<Job<unknown>, 'signal'>,
  onError: (error: unknown) => void,
): Promise<string[]> {
  const failedIds: string[] = [];
  /** So many people come one by one, because the stretch that they were in has failed. */
  let alone = 0;
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      if (!(await work.lease.keep())) throw new NotDoneYet('Another process has taken the batch over.');
      if (!(await processNext(services, work, failedIds, alone ? 1 : work.stretch))) return failedIds;
      services.bus.publish([{ kind: 'BATCH', batchId: work.batch.id }]);
      failures = 0;
      if (alone) alone -= 1;
    } catch (error) {
      const isKnown = error instanceof PersonError || error instanceof StretchError;
      const cause = isKnown ? error.cause : error;
      if (error instanceof StretchError) alone = error.people;
      if (isUnavailable(cause) && failures < RETRY.tries) {
        failures += 1;
        await sleep(RETRY.wait, undefined, { signal });
      } else if (!isKnown || isUnavailable(cause)) throw error;
      else if (error instanceof PersonError) {
        onError(error);
        failedIds.push(error.userId);
        if (alone) alone -= 1;
      } else if (work.toMessage(cause) === null) onError(error);
    }
  }
}
