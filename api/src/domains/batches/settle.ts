/**
 * Many people settled by one job, each in a transaction of its own: whatever ends the process in between leaves nobody
 * half done, the next process goes on where this one stopped, and on the embedded database others get their turn.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoleGroup } from 'rules/roles';
import { closeOperation } from '../../audit/closeOperation.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction, isUnavailable } from '../../platform/db/transaction.ts';
import { type Job, NotDoneYet } from '../../platform/jobs/jobs.ts';
import type { Lease } from './lease.ts';
import { batchContext, type StartedBatch, starterOf } from './starter.ts';

/** What one kind of batch does for each of its people. */
export interface BatchWork<Item extends { userId: string }> {
  batch: StartedBatch;
  /** That this attempt, and no other, is at the batch. */
  lease: Lease;
  /** Of which roles whoever started it must still have one. */
  anyRole: RoleGroup;
  /** What those who still wait are told when he has none. */
  rightsLost: string;
  /** Takes the next one who waits, if the batch is still this attempt's; the people to pass over are left to later. */
  takeNext: (tx: Tx, passOver: readonly string[]) => Promise<Item | null>;
  /** Does the work and marks the item as done. */
  settle: (tx: Tx, context: SignedInContext, item: Item) => Promise<void>;
  /** Settles people as refused: those named, or all who still wait. */
  refuse: (refusal: string, userIds?: readonly string[]) => Promise<void>;
  /** What the business says against it; null for a fault of our own. */
  sentenceOf: (fault: unknown) => string | null;
}

/** How often, and at what distance, a database that is away is asked again before the job is given back. */
const PATIENCE = { tries: 20, wait: 500 };

/** Nobody of the batch may be settled any more. */
class RightsLost extends Error {}

/** A fault of our own with one person, who still waits. */
class PersonFault extends Error {
  readonly userId: string;
  constructor(userId: string, cause: unknown) {
    super('A person of a batch could not be settled.', { cause });
    this.userId = userId;
  }
}

/**
 * Settles or refuses one person who waits and is not passed over; false when there is none. Throws a PersonFault, or
 * whatever kept it from finding someone.
 */
async function settleNext<Item extends { userId: string }>(
  services: Services,
  { batch, anyRole, rightsLost, takeNext, settle, refuse, sentenceOf }: BatchWork<Item>,
  passOver: readonly string[],
): Promise<boolean> {
  let userId: string | undefined;
  let context: SignedInContext | undefined;
  try {
    await inTransaction(services.db, async (tx) => {
      const item = await takeNext(tx, passOver);
      userId = item?.userId;
      if (!item) return;
      const viewer = await starterOf(tx, batch, anyRole);
      if (!viewer) throw new RightsLost();
      context = batchContext(services, batch.id, viewer);
      await settle(tx, context, item);
    });
  } catch (fault) {
    if (fault instanceof RightsLost) await refuse(rightsLost);
    else {
      if (userId === undefined) throw fault;
      const sentence = sentenceOf(fault);
      if (sentence === null) throw new PersonFault(userId, fault);
      await refuse(sentence, [userId]);
    }
    return true;
  }
  if (context) await closeOperation(context);
  return userId !== undefined;
}

/**
 * Settles person after person until none is left; answers those who met a fault. Throws `signal.reason`, and NotDoneYet
 * when another process has taken over.
 */
export async function settleAll<Item extends { userId: string }>(
  services: Services,
  work: BatchWork<Item>,
  { signal }: Pick<Job<unknown>, 'signal'>,
  onFault: (fault: unknown) => void,
): Promise<string[]> {
  const faulted: string[] = [];
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      if (!(await work.lease.keep())) throw new NotDoneYet('Another process has taken the batch over.');
      if (!(await settleNext(services, work, faulted))) return faulted;
      services.bus.publish([{ kind: 'BATCH', batchId: work.batch.id }]);
      failures = 0;
    } catch (fault) {
      const cause = fault instanceof PersonFault ? fault.cause : fault;
      if (isUnavailable(cause) && failures < PATIENCE.tries) {
        failures += 1;
        await sleep(PATIENCE.wait, undefined, { signal });
      } else if (fault instanceof PersonFault && !isUnavailable(cause)) {
        onFault(fault);
        faulted.push(fault.userId);
      } else throw fault;
    }
  }
}
