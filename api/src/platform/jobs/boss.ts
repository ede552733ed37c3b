/** pg-boss over the portal's own pool: its statements take their turn with everyone else's. */

import type pg from 'pg';
import PgBoss from 'pg-boss';

export interface PoolStatements extends PgBoss.Db {
  /** Waits for the statements that are under way: pg-boss does not wait for its last ones itself. */
  settled: () => Promise<void>;
}

/** Runs pg-boss' statements. A failure is thrown, or only reported where `toleratesErrors` says so. */
export function poolStatements(
  pool: pg.Pool,
  toleratesErrors: () => boolean,
  onError: (error: unknown) => void,
): PoolStatements {
  const running = new Set<Promise<unknown>>();

  async function run(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await pool.connect();
    let failed = false;
    try {
      // Without values a text may hold several statements and its own transaction.
      return await (values ? client.query(text, values) : client.query(text));
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      // Whatever it left open ends with its connection.
      client.release(failed);
    }
  }

  return {
    executeSql: (text, values) => {
      const result = run(text, values).catch((error: unknown) => {
        if (!toleratesErrors()) throw error;
        onError(error);
        // pg-boss takes no result for nothing found; a rejection of what it does not wait for would end the process.
        return undefined as never;
      });
      running.add(result);
      const forget = () => running.delete(result);
      result.then(forget, forget);
      return result;
    },
    settled: async () => {
      while (running.size) await Promise.allSettled(running);
    },
  };
}

const MAINTENANCE_SECONDS = 120;

/** The queue's engine; its tables come from prisma/migrations like all others. */
export const createBoss = (db: PgBoss.Db): PgBoss =>
  new PgBoss({ db, migrate: false, schedule: false, maintenanceIntervalSeconds: MAINTENANCE_SECONDS });
