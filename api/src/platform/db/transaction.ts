/** Transactions that are retried on conflict, and that no statement escapes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { ScopedStorage } from '../lib/scopedStorage.ts';
import { isConflict } from './databaseErrors.ts';
import type { Prisma, PrismaClient } from './generated/client/client.ts';
import { getSocket } from './orderedClient.ts';

export { findUnavailableReason, isUnavailable, isUniqueViolation } from './databaseErrors.ts';

/** The client of a running transaction. */
export type Tx = Prisma.TransactionClient;

interface TransactionOptions {
  /** Milliseconds, for long work; five seconds by default. */
  timeout?: number;
  isolationLevel?: Prisma.TransactionIsolationLevel;
}

const MAX_TRIES = 5;
const WAIT_MS = { least: 20, most: 500 };
const LIMITS = { timeout: 5_000, maxWait: 10_000 };

const open = new ScopedStorage<true>();

/**
 * Runs the work in one transaction, and again from the start if it lost to another one (up to five times). So side
 * effects outside the database may happen more than once.
 * @throws whatever the work throws, after rolling back.
 */
export const inTransaction = <T>(
  prisma: PrismaClient,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> =>
  retried(() => prisma.$transaction((tx) => guarded(() => work(tx)), { ...LIMITS, ...options }));

/** Runs a transaction, and again from the start if it lost to another one. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MAX_TRIES || !isConflict(error)) throw error;
      await sleep(WAIT_MS.least + Math.random() * (WAIT_MS.most - WAIT_MS.least));
    }
  }
}

/** Sends the next statement together with the one after it, which saves a round trip. */
export function sendWithNext(client: PoolClient): void {
  const socket = getSocket(client);
  socket.cork();
  process.nextTick(() => socket.uncork());
}

/** Sends BEGIN with the work's first statement. It fails only with its connection, and then so does that statement. */
export function begin(client: PoolClient): void {
  sendWithNext(client);
  client.query('BEGIN', () => {});
}

/** Sends COMMIT without waiting for the statement before it. If that one fails, the server rolls back instead. */
export const commit = (client: PoolClient): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query('COMMIT', (error) => (error ? reject(error) : resolve()));
  });

/** Runs the work of an open transaction and forbids statements outside it. */
export const guarded = <T>(work: () => Promise<T>): Promise<T> => open.run(true, work);

/** Throws if a transaction is open: statements inside one must use its own client. */
export function assertOutsideTransaction(what: string): void {
  if (open.value)
    throw new Error(`${what} was used inside a transaction: use the transaction's own client (tx).`);
}

/** Properties that do not run a query. */
const PASSTHROUGH = new Set<string | symbol>([
  'then',
  'constructor',
  '$on',
  '$connect',
  '$disconnect',
  '$extends',
]);

/**
 * The client for use outside transactions. It throws inside one, because its query would not be part of the
 * transaction, and on the embedded database's only connection it would wait for the transaction that waits for it.
 */
export function guardedClient(client: PrismaClient): PrismaClient {
  return new Proxy(client, {
    get(target, property) {
      const isQuery = typeof property === 'string' && !property.startsWith('_') && !PASSTHROUGH.has(property);
      if (isQuery) assertOutsideTransaction(`prisma.${property}`);
      return Reflect.get(target, property);
    },
  });
}
