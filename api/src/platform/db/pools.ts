import type pg from 'pg';
import { FairPool, getSocket } from './fairPool.ts';

const ACQUIRE_MS = 3_000;
const STATEMENT_MS = 5_000;
/**
 * How long nothing may arrive on a connection that is in use. A server ends a statement before that, so this one's
 * result never comes: the network has lost it, and without a limit the caller would wait for hours.
 */
const SILENCE_MS = STATEMENT_MS + 2_000;
/** How often a server looks, during a statement, whether its client is still there. */
const CHECK_MS = 500;

/** Lets this use of a connection stay silent for as long as it takes. */
export const disableTimeout = (client: pg.PoolClient): void => void getSocket(client).setTimeout(0);

/**
 * A connection that breaks fails the statement that uses it, and emits an error as well: without a listener that would end the process, and
 * the pool only listens to idle ones.
 */
function ignoreIdleErrors(pool: FairPool): FairPool {
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Breaks connections that fall silent while they are in use; their users learn that the database is unavailable. */
function withSocketTimeout(pool: FairPool, silence: number): FairPool {
  pool.on('connect', (client) => {
    const socket = getSocket(client as pg.PoolClient);
    socket.on('timeout', () => socket.destroy());
  });
  pool.on('acquire', (client) => void getSocket(client).setTimeout(silence));
  pool.on('release', (_error, client) => void getSocket(client).setTimeout(0));
  return pool;
}

/**
 * Has the server cancel a statement whose connection has broken. Not every platform can, and then the statement ends by
 * its own limit. It is the first statement of a connection, before the pool counts it as in use: so it minds silence itself.
 */
const cancelWhenBroken =
  (silence: number) =>
  async (client: pg.ClientBase): Promise<void> => {
    const socket = getSocket(client as pg.PoolClient);
    const lose = () => void socket.destroy();
    socket.once('timeout', lose);
    socket.setTimeout(silence);
    await client
      .query(`SELECT set_config('client_connection_check_interval', '${CHECK_MS}', false)`)
      .catch((error) => {
        if (socket.destroyed) throw error;
      });
    socket.off('timeout', lose);
  };

/**
 * Connections to a PostgreSQL server, each with limits on how long one statement may hold up the rest.
 * @param silence milliseconds after which one that is in use and hears nothing is broken
 */
export const serverPool = (url: string, silence = SILENCE_MS): FairPool =>
  withSocketTimeout(
    ignoreIdleErrors(
      new FairPool({
        connectionString: url,
        max: 10,
        cancelsWhenBroken: true,
        onConnect: cancelWhenBroken(silence),
        connectionTimeoutMillis: ACQUIRE_MS,
        idleTimeoutMillis: 30_000,
        statement_timeout: STATEMENT_MS,
        lock_timeout: 2_000,
        idle_in_transaction_session_timeout: 10_000,
        application_name: 'carrier-portal',
        // Compiling a plan takes seconds where the statistics are stale, running it milliseconds.
        options: '-c TimeZone=UTC -c jit=off',
      }),
    ),
    silence,
  );

/**
 * The connection to the embedded server. One only: all its clients share one backend session, so a second
 * would see the first one's settings and wait for its transactions anyway.
 */
export const embeddedPool = (host: string): FairPool =>
  ignoreIdleErrors(
    new FairPool({
      host,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      // Its one thread notices nothing while a statement runs.
      cancelsWhenBroken: false,
      // Waiting for the one connection is waiting for a turn: longer than for one of ten.
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 0,
    }),
  );
