/** Records the SQL of some work, for tests of how many statements it takes. */
import type { Pool, PoolClient } from 'pg';

/** A statement and the values of its parameters. */
export interface Asked {
  text: string;
  values: unknown[];
}

/** The statements sent while the work runs, in order, except its notifications, whose timing varies. */
export async function recordStatements(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  return (await recordQueries(pool, work)).map(({ text }) => text);
}

/** The same with their values. */
export async function recordQueries(pool: Pool, work: () => Promise<unknown>): Promise<Asked[]> {
  const statements: Asked[] = [];
  const spied = new Map<PoolClient, PoolClient['query']>();
  const spy = (client: PoolClient) => {
    if (spied.has(client)) return;
    spied.set(client, client.query);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [asked, values = []] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
      statements.push(
        typeof asked === 'string'
          ? { text: asked, values }
          : { text: asked.text, values: asked.values ?? values },
      );
      return query(...args);
    }) as typeof client.query;
  };
  pool.on('acquire', spy);
  try {
    await work();
  } finally {
    pool.off('acquire', spy);
    for (const [client, query] of spied) client.query = query;
  }
  return statements.filter(({ text }) => !text.includes('pg_notify'));
}
