/** The SQL that some work sends, for tests of how much of it there is. */
import type { Pool, PoolClient } from 'pg';

/** The statements sent while the work runs, in order; but for the news of it, which goes out in its own time. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const spied = new Map<PoolClient, PoolClient['query']>();
  const spy = (client: PoolClient) => {
    if (spied.has(client)) return;
    spied.set(client, client.query);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [asked] = args as [string | { text: string }];
      statements.push(typeof asked === 'string' ? asked : asked.text);
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
  return statements.filter((statement) => !statement.includes('pg_notify'));
}
