/** The queues of this version, made or brought up to date. */
import type pg from 'pg';
import { disableTimeout } from '../db/pools.ts';
import { isPermissionDenied, ownerNeededFor } from '../db/rights.ts';
import { createBoss } from './boss.ts';
import { QUEUE_NAMES, QUEUES } from './queues.ts';

const LOCK = 4003;

/**
 * One process at a time: a queue brings a table that refers to the list of queues, and two that entered the same queue
 * there before making its table would wait for each other forever.
 */
export async function prepareQueues(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  // Others may be at it, on a machine that is busy with all of them.
  disableTimeout(client);
  const boss = createBoss({ executeSql: (text, values) => client.query(text, values) });
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
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
    // What it left open ends with its connection.
    client.release(failure);
  }
}
