/**
 * One job processes many people, one chunk per transaction. If the process dies, no one is half done, and the next
 * process continues from there. Between chunks, others can use the embedded database.
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

/** What a kind of batch does for its people. */
export interface BatchWork<Item extends { userId: string }> {
  batch: StartedBatch;
  /** Proves that only this attempt works on the batch. */
  lease: Lease;
  /** The initiator must still have one of these roles. */
  anyRole: RoleGroup;
  /** The message for people still waiting if the initiator no longer has one. */
  rightsLost: string;
  /** How many people one transaction processes. */
  chunkSize: number;
  /**
   * Claims up to `count` waiting people if this attempt still has the batch. Excluded people wait for a later attempt.
   */
  claimNext: (tx: Tx, exclude: readonly string[], count: number) => Promise<Item[]>;
  /**
   * Does the work and marks each person as done, or as refused if a business rule refused them before anything was
   * written.
   */
  process: (tx: Tx, context: SignedInContext, items: readonly Item[]) => Promise<void>;
  /** Marks people as refused. */
  refuse: (refusal: string, userIds: readonly string[]) => Promise<unknown>;
  /** Marks everyone still waiting as refused. */
  refuseAll: (refusal: string) => Promise<unknown>;
  /** Returns the message for a business error, null for an internal error. */
  toMessage: (error: unknown) => string | null;
}

/**
 * How many times and how far apart we retry when the database is unavailable, before the job goes back to the queue.
 */
const RETRY = { tries: 20, wait: 500 };

/** The initiator has lost the right to process anyone else. */
class RightsLost extends Error {}

/** An internal error with one person. They keep waiting. */
class PersonError extends Error {
  readonly userId: string;
  constructor(userId: string, cause: unknown) {
    super('A person in a batch could not be processed.', { cause });
    this.userId = userId;
  }
}

/** A chunk that failed. We process its people one by one to find the person at fault. */
class ChunkError extends Error {
  readonly people: number;
  constructor(people: number, cause: unknown) {
    super('A chunk of a batch could not be processed: its people are processed one by one.', { cause });
    this.people = people;
  }
}

/**
 * Processes or refuses up to `count` people who wait and are not excluded; returns how many. Throws a PersonError, a
 * ChunkError, or the error that kept it from claiming anyone.
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
    else if (items.length > 1) throw new ChunkError(items.length, error);
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
 * Processes chunks until no one is left; returns the people who hit an error. Throws `signal.reason`, and NotDoneYet
 * when another process has taken over.
 */
export async function processAll<Item extends { userId: string }>(
  services: Services,
  work: BatchWork<Item>,
  { signal }: Pick<Job<unknown>, 'signal'>,
  onError: (error: unknown) => void,
): Promise<string[]> {
  const failedIds: string[] = [];
  /** How many people of a failed chunk are left to process one by one. */
  let alone = 0;
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      if (!(await work.lease.keep())) throw new NotDoneYet('Another process has taken the batch over.');
      if (!(await processNext(services, work, failedIds, alone ? 1 : work.chunkSize))) return failedIds;
      services.bus.publish([{ kind: 'BATCH', batchId: work.batch.id }]);
      failures = 0;
      if (alone) alone -= 1;
    } catch (error) {
      const isKnown = error instanceof PersonError || error instanceof ChunkError;
      const cause = isKnown ? error.cause : error;
      if (error instanceof ChunkError) alone = error.people;
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
