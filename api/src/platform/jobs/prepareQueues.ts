/** Creates or updates the queues of this version. */
import type pg from 'pg';
import { LOCKS } from '../db/locks.ts';
import { disableTimeout } from '../db/pools.ts';
import { isPermissionDenied, ownerNeededFor } from '../db/rights.ts';
import { createBoss } from './boss.ts';
import { QUEUE_NAMES, QUEUES } from './queues.ts';

/**
 * One process at a time. Creating a queue adds a table that references the list of queues. Two processes that had both
 * listed the same queue before creating its table would deadlock.
 */
export async function prepareQueues(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  // Others may be doing the same, on a busy machine.
  disableTimeout(client);
  const boss = createBoss({ executeSql: (text, values) => client.query(text, values) });
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.queues]);
    for (const name of QUEUE_NAMES) {
      await boss.createQueue(name, { name, ...QUEUES[name] });
      await boss.updateQueue(name, { name, ...QUEUES[name] });
    }
    await client.query('COMMIT');
  } catch (error) {
    failure = error as Error;
    if (!isPermissionDenied(error)) throw error;
    throw await ownerNeededFor(pool, 'make the tables of a job queue', failure);
  } finally {
    // Whatever it left open ends with its connection.
    client.release(failure);
  }
}
