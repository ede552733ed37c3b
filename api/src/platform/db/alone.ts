/** Work that only one process on a database does at a time. */
import type { Database } from './database.ts';

/** Does the work, or nothing if another process is doing it. */
export type Alone = (work: () => Promise<void>) => Promise<void>;

/** `lock` tells this work from other work. */
export const createAlone =
  ({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>, lock: number): Alone =>
  async (work) => {
    // Its folder is this process's alone, and it has only one connection.
    if (embedded) return work();
    const client = await pool.connect();
    // Without a listener, a connection that breaks meanwhile would end the process.
    client.on('error', () => undefined);
    try {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        lock,
      ]);
      if (rows[0]?.taken) await work();
    } finally {
      // The lock ends with its connection, also where this process dies.
      client.release(true);
    }
  };
