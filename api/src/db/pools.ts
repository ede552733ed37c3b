import pg from 'pg';

const ACQUIRE_MS = 3_000;

/** Connections to a PostgreSQL server, each with limits on how long one statement may hold up the rest. */
export const serverPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: ACQUIRE_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'carrier-portal',
    options: '-c TimeZone=UTC',
  });

/**
 * The connection to the embedded server. One only: all its clients share one backend session, so a second
 * would see the first one's settings and wait for its transactions anyway.
 */
export const embeddedPool = (host: string): pg.Pool =>
  new pg.Pool({
    host,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // Waiting for the one connection is waiting for a turn: longer than for one of ten.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
  });
