import type { Socket } from 'node:net';
import pg from 'pg';

const ACQUIRE_MS = 3_000;
const STATEMENT_MS = 5_000;
/**
 * How long nothing may arrive on a connection that is in use. A server ends a statement before that, so this one's
 * result never comes: the network has lost it, and without a limit the caller would wait for hours.
 */
const SILENCE_MS = STATEMENT_MS + 2_000;

const getSocket = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Lets this use of a connection stay silent for as long as it takes. */
export const disableTimeout = (client: pg.PoolClient): void => void getSocket(client).setTimeout(0);

/**
 * A connection that breaks fails the statement that uses it, and emits an error as well: without a listener that would end the process, and
 * the pool only listens to idle ones.
 */
function ignoreIdleErrors(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Breaks connections that fall silent while they are in use; their users learn that the database is unavailable. */
function withSocketTimeout(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    const socket = getSocket(client as pg.PoolClient);
    socket.on('timeout', () => socket.destroy());
  });
  pool.on('acquire', (client) => void getSocket(client).setTimeout(SILENCE_MS));
  pool.on('release', (_error, client) => void getSocket(client).setTimeout(0));
  return pool;
}

/** Connections to a PostgreSQL server, each with limits on how long one statement may hold up the rest. */
export const serverPool = (url: string): pg.Pool =>
  withSocketTimeout(
    ignoreIdleErrors(
      new pg.Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: ACQUIRE_MS,
        idleTimeoutMillis: 30_000,
        statement_timeout: STATEMENT_MS,
        lock_timeout: 2_000,
        idle_in_transaction_session_timeout: 10_000,
        application_name: 'carrier-portal',
        options: '-c TimeZone=UTC',
      }),
    ),
  );

/**
 * The connection to the embedded server. One only: all its clients share one backend session, so a second
 * would see the first one's settings and wait for its transactions anyway.
 */
export const embeddedPool = (host: string): pg.Pool =>
  ignoreIdleErrors(
    new pg.Pool({
      host,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      // Waiting for the one connection is waiting for a turn: longer than for one of ten.
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 0,
    }),
  );
