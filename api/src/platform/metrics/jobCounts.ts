import type pg from 'pg';
import { QUEUE_NAMES } from '../jobs/queues.ts';

export type JobState = 'waiting' | 'running' | 'failed';

/** The queue's states, in an operator's terms. */
const STATES: Record<string, JobState> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  failed: 'failed',
};

export interface JobCount {
  queue: string;
  state: JobState;
  count: number;
}

/** How many jobs of each queue wait, run, or have failed for good, in all processes. */
export async function jobCounts(pool: pg.Pool): Promise<JobCount[]> {
  const { rows } = await pool.query<{ queue: string; state: string; count: number }>(
    `SELECT name AS queue, state::text AS state, count(*)::int AS count FROM pgboss.job
     WHERE name = ANY($1) AND state::text = ANY($2) GROUP BY 1, 2`,
    [QUEUE_NAMES, Object.keys(STATES)],
  );
  return QUEUE_NAMES.flatMap((queue) =>
    (['waiting', 'running', 'failed'] as const).map((state) => ({
      queue,
      state,
      count: rows
        .filter((row) => row.queue === queue && STATES[row.state] === state)
        .reduce((sum, { count }) => sum + count, 0),
    })),
  );
}
