/**
 * Work that outlives its request. The transaction that needs a job also queues it, so neither exists without the other.
 * Each process works on one job of a queue at a time.
 */
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Prisma } from '../db/generated/client/client.ts';
import { isUnavailable } from '../db/transaction.ts';
import { createBoss, poolStatements } from './boss.ts';
import { prepareQueues } from './prepareQueues.ts';
import { type JobData, QUEUE_NAMES, type QueueName } from './queues.ts';

export interface Job<Data> {
  data: Data;
  /** A failure now is final. */
  isLastTry: boolean;
  /** Aborted when the process stops: end at the next safe point, by throwing `signal.reason`. */
  signal: AbortSignal;
}

/** Thrown by a handler to be called again later although nothing failed. */
export class NotDoneYet extends Error {
  override name = 'NotDoneYet';
}

export type Handlers = { [Name in QueueName]: (job: Job<JobData[Name]>) => Promise<void> };

/** Which work may have lost its job: any unfinished work, or only work of processes that are certainly dead. */
export type Lost = 'any' | 'dead';

export interface Jobs {
  /** Creates the queues. Call it once, after the migrations. */
  prepare: () => Promise<void>;
  /** Queues a job when the transaction commits. At most one job per key waits: false if there is one already. */
  send: <Name extends QueueName>(
    tx: SendingTx,
    name: Name,
    key: string,
    data: JobData[Name],
  ) => Promise<boolean>;
  /** How many jobs failed for good since then, in all processes. */
  countFailed: (since: Date) => Promise<number>;
  /** Since when the oldest due job has been waiting; null if none is. */
  findOldestDue: (now: Date) => Promise<Date | null>;
  /** Makes this process check the queue at once; does nothing if it is not working. */
  wake: (name: QueueName) => void;
  /**
   * Starts working. `recover` requeues work that may have been lost: any work at first and occasionally, dead
   * processes' work soon.
   */
  start: (handlers: Handlers, recover: (lost: Lost) => Promise<void>) => Promise<void>;
  /** Asks running jobs to pause and waits for them. */
  stop: () => Promise<void>;
}

interface JobsOptions {
  pool: pg.Pool;
  /** Called for background errors, which are retried. */
  onError: (error: unknown) => void;
}

/** How many seconds between polls of the queue without a call, for retries and other processes' jobs. */
const POLLING_SECONDS = 5;
const STOP_MS = 10_000;
/** How many milliseconds between checks for dead processes' work. */
const LOOK_MS = 1_500;

/** A job in its handler's form. */
export const asJob = <Data>(job: PgBoss.JobWithMetadata<Data>, signal: AbortSignal): Job<Data> => ({
  data: job.data,
  isLastTry: job.retryCount >= job.retryLimit,
  signal,
});

/** What sending needs from a transaction, raw or Prisma's. */
type SendingTx = Pick<Prisma.TransactionClient, '$queryRaw'>;

const asJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** The transaction as a pg-boss database, whose texts already have placeholders. */
const createPgBossDb = (tx: SendingTx): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const statement = { text, sql: text, strings: [text], values: values.map(asJson) };
    return { rows: await tx.$queryRaw<unknown[]>(statement as Prisma.Sql) };
  },
});

export function createJobs({ pool, onError }: JobsOptions): Jobs {
  const stopping = new AbortController();
  const workers = new Map<QueueName, string>();
  let looking: NodeJS.Timeout | undefined;
  let look: Promise<void> | undefined;
  let started = false;
  const statements = poolStatements(pool, () => started, onError);
  const boss = createBoss(statements);
  boss.on('error', onError);

  async function work<Name extends QueueName>(name: Name, handler: Handlers[Name]): Promise<void> {
    const worker = await boss.work<JobData[Name]>(
      name,
      { includeMetadata: true, pollingIntervalSeconds: POLLING_SECONDS },
      async ([job]: PgBoss.JobWithMetadata<JobData[Name]>[]) => {
        try {
          await handler(asJob(job!, stopping.signal));
        } catch (error) {
          if (!stopping.signal.aborted && !(error instanceof NotDoneYet)) onError(error);
          throw error;
        }
      },
    );
    workers.set(name, worker);
  }

  /** An unavailable database is reported elsewhere. */
  const reportLook = (error: unknown): void => {
    if (!isUnavailable(error)) onError(error);
  };

  return {
    prepare: () => prepareQueues(pool),
    send: async (tx, name, key, data) =>
      (await boss.send(name, data, { singletonKey: key, db: createPgBossDb(tx) })) !== null,
    countFailed: async (since) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pgboss.job
         WHERE state = 'failed' AND name = ANY($1) AND completed_on >= $2`,
        [QUEUE_NAMES, since],
      );
      return rows[0]?.count ?? 0;
    },
    findOldestDue: async (now) => {
      const { rows } = await pool.query<{ since: Date | null }>(
        `SELECT min(start_after) AS since FROM pgboss.job
         WHERE state IN ('created', 'retry') AND name = ANY($1) AND start_after <= $2`,
        [QUEUE_NAMES, now],
      );
      return rows[0]?.since ?? null;
    },
    wake: (name) => {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    start: async (handlers, recover) => {
      await boss.start();
      started = true;
      await recover('any');
      boss.on('maintenance', () => void recover('any').catch(onError));
      for (const name of QUEUE_NAMES) await work(name, handlers[name]);
      looking = setInterval(() => {
        look ??= recover('dead')
          .catch(reportLook)
          .finally(() => {
            look = undefined;
          });
      }, LOOK_MS).unref();
    },
    stop: async () => {
      stopping.abort(new Error('The process is stopping.'));
      workers.clear();
      clearInterval(looking);
      await look;
      if (started) await boss.stop({ close: false, timeout: STOP_MS });
      await statements.settled();
    },
  };
}
