import type pg from 'pg';
import { splitHosts } from '../lib/databaseHosts.ts';
import { FairPool } from './fairPool.ts';
import { getSocket } from './orderedClient.ts';
import { Primary } from './primary.ts';

const ACQUIRE_MS = 3_000;
const STATEMENT_MS = 5_000;
/**
 * How long a connection in use may receive nothing. A server ends a statement before that, so the result is lost in the
 * network, and without a limit the caller would wait for hours.
 */
const SILENCE_MS = STATEMENT_MS + 2_000;
/** How many milliseconds between a server's checks during a statement that its client is still connected. */
const CHECK_MS = 500;

/** Lets this use of a connection be silent for any length of time. */
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
 * The settings of a session. Poolers refuse most of them as startup parameters, but pass them on as a statement.
 */
const SESSION = {
  // The driver reads and writes instants without a time zone, so any other zone would shift them silently.
  TimeZone: 'UTC',
  // With stale statistics, compiling a plan takes seconds and running it milliseconds.
  jit: 'off',
  statement_timeout: STATEMENT_MS,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};
const set = (name: string, value: string | number): string => `set_config('${name}', '${value}', false)`;
const SET_SESSION = `SELECT ${Object.entries(SESSION)
  .map(([name, value]) => set(name, value))
  .join(', ')}`;
/**
 * Makes the server cancel a statement whose connection has broken. Not every platform supports it; otherwise the
 * statement ends at its own limit.
 */
const CANCEL_WHEN_BROKEN = `SELECT ${set('client_connection_check_interval', CHECK_MS)}`;

/**
 * Prepares a new session. It runs before the pool counts the connection as in use, so it sets its own silence limit.
 */
const prepareSession =
  (silence: number) =>
  async (client: pg.ClientBase): Promise<void> => {
    const socket = getSocket(client as pg.PoolClient);
    const lose = () => void socket.destroy();
    socket.once('timeout', lose);
    socket.setTimeout(silence);
    await Promise.all([
      client.query(SET_SESSION),
      client.query(CANCEL_WHEN_BROKEN).catch((error) => {
        if (socket.destroyed) throw error;
      }),
    ]);
    socket.off('timeout', lose);
  };

/**
 * Connections to a PostgreSQL server, with limits on how long a statement may block others.
 * @param url with several hosts, it leads to the server that takes writes
 * @param silence milliseconds without data after which a connection in use is broken
 */
export function serverPool(url: string, silence = SILENCE_MS): FairPool {
  const urls = splitHosts(url);
  return withSocketTimeout(
    ignoreIdleErrors(
      new FairPool({
        // The URLs differ only in their hosts.
        connectionString: urls[0],
        ...(urls.length > 1 && { primary: new Primary(urls) }),
        max: 10,
        cancelsWhenBroken: true,
        onConnect: prepareSession(silence),
        connectionTimeoutMillis: ACQUIRE_MS,
        idleTimeoutMillis: 30_000,
        application_name: 'carrier-portal',
        // A statement may be sent before the one before it is answered.
        pipeline: true,
      }),
    ),
    silence,
  );
}

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
