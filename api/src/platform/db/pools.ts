import type pg from 'pg';
import { FairPool, getSocket } from './fairPool.ts';

const ACQUIRE_MS = 3_000;
const STATEMENT_MS = 5_000;
/**
 * How long a connection in use may receive nothing. A server ends a statement before that, so the result is lost in the
 * network, and without a limit the caller would wait for hours.
 */
const SILENCE_MS = STATEMENT_MS + 2_000;
/** How many milliseconds between a server's checks during a statement that its client is still connected. */
const CHECK_MS = 500;

/** Lets this use of a connection be silent for any time. */
export const disableTimeout = (client: pg.PoolClient): void => void getSocket(client).setTimeout(0);

/**
 * A connection that breaks fails its statement and also emits an error. Without a listener, that would end the process,
 * and the pool listens only to idle connections.
 */
function ignoreIdleErrors(pool: FairPool): FairPool {
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Breaks connections that are silent while in use. Their users see that the database is unavailable. */
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
 * Makes the server cancel a statement whose connection has broken. Not every platform supports it; otherwise the
 * statement ends at its own limit. It runs before the pool counts the connection as in use, so it sets its own silence
 * limit.
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
 * Connections to a PostgreSQL server, with limits on how long a statement may block others.
 * @param silence milliseconds without data after which a connection in use is broken
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
        // With stale statistics, compiling a plan takes seconds and running it milliseconds.
        options: '-c TimeZone=UTC -c jit=off',
        // A statement may be sent before the one before it is answered.
        pipeline: true,
      }),
    ),
    silence,
  );

/**
 * The connection to the embedded server. Only one, because all its clients share one backend session: a second one
 * would see the first one's settings and wait for its transactions.
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
      // Waiting for the only connection is waiting for a turn, which takes longer than with ten.
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 0,
    }),
  );
