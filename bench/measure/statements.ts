/** How many statements a request costs, as counted by PostgreSQL's own extension. */
import type pg from 'pg';

const COUNTED = 10;

/** Whether the server that was started for the bench counts statements. */
export async function countsStatements(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await pool.query('SELECT count(*) FROM pg_stat_statements');
    return true;
  } catch {
    return false;
  }
}

/** Every server signs in to the database under its own name, which distinguishes its statements from the others'. */
export const toRoleName = (server: string): string => `bench_${server.toLowerCase().replace(/\W+/g, '_')}`;

// The job queue polls on its own, independent of requests.
const CALLS = `
  SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements
  WHERE userid = $1::regrole AND query !~* 'pgboss'`;

/**
 * Statements for each of some requests, including authentication and transaction commands: the lower of two counts,
 * because a server may be doing background work during one of them.
 */
export async function measureStatements(
  pool: pg.Pool,
  server: string,
  request: (index: number) => Promise<unknown>,
): Promise<number> {
  const counts: number[] = [];
  for (const pass of [0, 1]) {
    await request(pass * (COUNTED + 1));
    await pool.query('SELECT pg_stat_statements_reset()');
    for (let index = 1; index <= COUNTED; index += 1) await request(pass * (COUNTED + 1) + index);
    const { rows } = await pool.query<{ calls: number }>(CALLS, [toRoleName(server)]);
    counts.push(rows[0]!.calls / COUNTED);
  }
  return Math.min(...counts);
}

/** The number of requests this takes. */
export const REQUESTS_COUNTED = 2 * (COUNTED + 1);
