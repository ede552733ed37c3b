/** A kind of batch: its table, its queue, the work for each person, and what happens when it ends. */
import type { RoleGroup } from 'rules/roles';
import type { AuditEntry } from '../../audit/record.ts';
import { queueMails } from '../../notices/mail/queueMails.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { DomainError } from '../../operation/errors.ts';
import type { Outcome } from '../../operation/outcome.ts';
import type { Services } from '../../operation/services.ts';
import { type Job, NotDoneYet } from '../../platform/jobs/jobs.ts';
import type { QueueName } from '../../platform/jobs/queues.ts';
import type { Change, RowsStatement } from '../../platform/sql/define.ts';
import { changeIn, type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { BATCHES, type BatchTable, type GivenDone, type GivenRefusal, type Progress } from './batch.sql.ts';
import { finishBatch } from './finish.ts';
import type { StartedBatch } from './initiator.ts';
import { takeLease } from './lease.ts';
import { processAll } from './processAll.ts';

/** What the job needs to know about a batch. */
export interface RunningBatch extends StartedBatch {
  finishedAt: Date | null;
}

export interface BatchDefinition<
  Batch extends RunningBatch,
  Item extends { userId: string },
  Measures extends object,
> {
  table: BatchTable;
  queue: QueueName;
  /** What error messages call it. */
  name: string;
  find: (db: Pick<Services, 'db'>['db'], id: string) => Promise<Batch | null>;
  /** The initiator must still have one of these roles. */
  anyRole: RoleGroup;
  /** The message for people still waiting if the initiator no longer has one. */
  rightsLost: string;
  /** The message for people whom the last attempt could not process. */
  internalError: string;
  /** Statements that count its people, claim them and mark them as done, in its own table. */
  people: {
    counted: (batch: { batchId: string }) => RowsStatement<Progress & Measures>;
    claimed: (claim: {
      batchId: string;
      worker: string;
      exclude: readonly string[];
      count: number;
    }) => RowsStatement<Item>;
    done: (done: { batchId: string; done: string; at: Date }) => Change;
    /** People to email: they got something that they did not ask for themselves. */
    told: (batch: { batchId: string }) => RowsStatement<{ userId: string }>;
  };
  /** How many people one transaction processes. */
  chunkSize: number;
  /** Does the work. Returns for each person the key of the record it made, or the business rule that refused them. */
  process: (
    tx: Tx,
    context: SignedInContext,
    batch: Batch,
    items: readonly Item[],
  ) => Promise<Outcome<string>[]>;
  /**
   * Returns the message for a business error, null for an internal error. By default, only a DomainError has a message.
   */
  toMessage?: (error: unknown) => string | null;
  /** The email to each person when the batch ends. One email per record would multiply the statements. */
  mail: 'statementReady' | 'taxDocumentReady';
  finishedAction: AuditEntry['action'];
  /** What the audit log records about a finished batch. */
  finishedValues: (batch: Batch, progress: Progress & Measures) => NonNullable<AuditEntry['newValues']>;
}

/** What the rest of the portal needs to know about a kind of batch. */
export interface BatchKind<Measures extends object = object>
  extends Pick<
    BatchDefinition<RunningBatch, { userId: string }, Measures>,
    'table' | 'queue' | 'name' | 'find'
  > {
  loadProgress: (db: RawTx, batchId: string) => Promise<Progress & Measures>;
  /**
   * Works through a batch, unless another process is working on it. Throws NotDoneYet if people are still waiting at
   * the end: another process took over, or they hit an error that a retry may clear.
   */
  run: (
    services: Services,
    job: Job<{ batchId: string }>,
    onError: (error: unknown) => void,
  ) => Promise<void>;
}

const domainMessage = (error: unknown) => (error instanceof DomainError ? error.message : null);

export function defineBatch<
  Batch extends RunningBatch,
  Item extends { userId: string } = { userId: string },
  Measures extends object = object,
>(definition: BatchDefinition<Batch, Item, Measures>): BatchKind<Measures> {
  const { table, queue, name, find, people, toMessage = domainMessage } = definition;
  const countPeople = async (db: RawTx, batchId: string) => {
    const [progress] = await rowsIn(db, people.counted({ batchId }));
    return progress!;
  };

  const refuse = (tx: RawTx, of: { batchId: string; at: Date }, refused: readonly GivenRefusal[]) =>
    changeIn(tx, BATCHES[table].refused({ ...of, refused: JSON.stringify(refused) }));

  async function createEntry(tx: Tx, batch: Batch): Promise<AuditEntry> {
    const progress = await countPeople(tx, batch.id);
    return {
      action: definition.finishedAction,
      level: progress.refused ? 'WARNING' : 'INFO',
      entityType: table,
      entityId: batch.id,
      newValues: definition.finishedValues(batch, progress),
    };
  }

  async function mailPeople(tx: Tx, services: Services, batchId: string): Promise<void> {
    if (!services.mailer) return;
    const told = await rowsIn(tx, people.told({ batchId }));
    await queueMails(
      tx,
      services,
      definition.mail,
      told.map(({ userId }) => ({ userId, values: {}, about: [batchId] })),
    );
  }

  async function processItems(
    tx: Tx,
    context: SignedInContext,
    batch: Batch,
    items: readonly Item[],
  ): Promise<void> {
    const outcomes = await definition.process(tx, context, batch, items);
    const done: GivenDone[] = [];
    const refused: GivenRefusal[] = [];
    items.forEach(({ userId }, index) => {
      const outcome = outcomes[index]!;
      if (outcome instanceof DomainError) refused.push({ userId, refusal: outcome.message });
      else done.push({ userId, key: outcome });
    });
    const settling = { batchId: batch.id, at: context.now() };
    if (done.length > 0) await changeIn(tx, people.done({ ...settling, done: JSON.stringify(done) }));
    if (refused.length > 0) await refuse(tx, settling, refused);
  }

  async function run(
    services: Services,
    { data: { batchId }, isLastTry, signal }: Job<{ batchId: string }>,
    onError: (error: unknown) => void,
  ): Promise<void> {
    const batch = await find(services.db, batchId);
    if (!batch || batch.finishedAt) return;
    const lease = takeLease(services, table, batchId);
    if (!(await lease.take())) return;
    const refusePeople = (refusal: string, userIds: readonly string[]) =>
      refuse(
        services.db,
        { batchId, at: services.now() },
        userIds.map((userId) => ({ userId, refusal })),
      );
    const refuseAll = (refusal: string) =>
      changeIn(services.db, BATCHES[table].allRefused({ batchId, refusal, at: services.now() }));
    try {
      const failedIds = await processAll<Item>(
        services,
        {
          batch,
          lease,
          anyRole: definition.anyRole,
          rightsLost: definition.rightsLost,
          chunkSize: definition.chunkSize,
          claimNext: (tx, exclude, count) =>
            rowsIn(tx, people.claimed({ batchId, worker: lease.worker, exclude, count })),
          process: (tx, context, items) => processItems(tx, context, batch, items),
          refuse: refusePeople,
          refuseAll,
          toMessage,
        },
        { signal },
        onError,
      );
      if (failedIds.length && isLastTry) await refusePeople(definition.internalError, failedIds);
      const isFinished = await finishBatch(
        services,
        table,
        batch,
        (tx) => createEntry(tx, batch),
        (tx) => mailPeople(tx, services, batchId),
      );
      if (!isFinished) throw new NotDoneYet(`${name} ${batchId} has people who still wait.`);
    } finally {
      // If the release fails, the lease expires.
      await lease.release().catch(onError);
    }
  }

  return { table, queue, name, find, loadProgress: countPeople, run };
}
