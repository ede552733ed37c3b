/** pg-boss on the portal's own pool, so that its statements take turns with everyone else's. */

import type pg from 'pg';
import PgBoss from 'pg-boss';

export interface PoolStatements extends PgBoss.Db {
  /** Waits for running statements, because pg-boss does not wait for its last ones. */
  settled: () => Promise<void>;
}

/** Runs pg-boss's statements. Failures are thrown, or only reported if `toleratesErrors`. */
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
      // Without values, a text may contain several statements and its own transaction.
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
        // pg-boss treats no result as nothing found. A rejection that it does not await would end the process.
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
