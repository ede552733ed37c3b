/**
 * Work that outlives its request. A job is put into the queue by the transaction that makes it necessary, so neither
 * is there without the other; each process works on one job of a queue at a time.
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
  /** What fails now is not tried again. */
  isLastTry: boolean;
  /** Aborted when the process stops: leave off at the next good place, by throwing `signal.reason`. */
  signal: AbortSignal;
}

/** Thrown by a handler to be called again later although nothing failed. */
export class NotDoneYet extends Error {
  override name = 'NotDoneYet';
}

export type Handlers = { [Name in QueueName]: (job: Job<JobData[Name]>) => Promise<void> };

/**
 * Which work may have lost its job: any that is not finished, or what a process was working on that is certainly dead.
 */
export type Lost = 'any' | 'dead';

export interface Jobs {
  /** Makes the queues. Once, after the migrations. */
  prepare: () => Promise<void>;
  /**
   * Puts a job into the queue when the transaction commits. Of jobs with one key no two wait: false where one does
   * already.
   */
  send: <Name extends QueueName>(
    tx: SendingTx,
    name: Name,
    key: string,
    data: JobData[Name],
  ) => Promise<boolean>;
  /** How many jobs, of all processes together, failed for good since then. */
  countFailed: (since: Date) => Promise<number>;
  /** Has this process look into the queue at once; nothing if it does not work. */
  wake: (name: QueueName) => void;
  /** Begins to work. `recover` puts in again what may have been lost: any at first and now and then, the dead's soon. */
  start: (handlers: Handlers, recover: (lost: Lost) => Promise<void>) => Promise<void>;
  /** Lets the running jobs pause and waits until they have. */
  stop: () => Promise<void>;
}

interface JobsOptions {
  pool: pg.Pool;
  /** Told of what fails behind the scenes; it is tried again. */
  onError: (error: unknown) => void;
}

/** How often the queue is polled without a call: for retries, and for jobs of other processes. */
const POLLING_SECONDS = 5;
const STOP_MS = 10_000;
/** How often a process looks for the work of dead ones. */
const LOOK_MS = 1_500;

/** A job as its handler sees it. */
export const asJob = <Data>(job: PgBoss.JobWithMetadata<Data>, signal: AbortSignal): Job<Data> => ({
  data: job.data,
  isLastTry: job.retryCount >= job.retryLimit,
  signal,
});

/** What sending needs of a transaction: raw ones have it as well as Prisma's. */
type SendingTx = Pick<Prisma.TransactionClient, '$queryRaw'>;

const asJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** The transaction in pg-boss' words, whose texts have their placeholders already. */
const createPgBossDb = (tx: SendingTx): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const statement = { text, sql: text, strings: [text], values: values.map(asJson) };
    return { rows: await tx.$queryRaw<unknown[]>(statement as unknown as Prisma.Sql) };
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

  /** A database that is unavailable has been reported elsewhere. */
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
