/** Whether the process accepts work, for process managers (/healthz) and load balancers (/readyz). */
import type { Database } from '../db/database.ts';
import { readRelease } from '../lib/release.ts';
import { json } from './problem.ts';

/** What is wrong although work is accepted. */
interface Reason {
  part: string;
  message: string;
}

interface HealthOptions {
  database: Pick<Database, 'ping' | 'available'>;
  isStopping: () => boolean;
  findReasons: () => Promise<Reason[]>;
}

const databaseAway = (isOperator: boolean): Response =>
  json(
    503,
    {
      status: 'database away',
      ...(isOperator && { reasons: [{ part: 'database', message: 'The database does not respond.' }] }),
    },
    { 'retry-after': '1' },
  );

/**
 * /healthz reports what is known; /readyz queries the database. Operators see the version, and on /readyz what is
 * wrong. Problems other than the database keep the status 200: another process would do no better, and the portal can
 * still be read.
 */
export const createHealth =
  ({ database, isStopping, findReasons }: HealthOptions) =>
  async (path: '/healthz' | '/readyz', isOperator: boolean): Promise<Response> => {
    if (isStopping()) return json(503, { status: 'stopping' }, { 'retry-after': '5' });
    if (!database.available) return databaseAway(isOperator);
    let reasons: Reason[] | undefined;
    if (path === '/readyz') {
      try {
        await database.ping();
        if (isOperator) reasons = await findReasons();
      } catch {
        return databaseAway(isOperator);
      }
    }
    const { version, commit } = readRelease();
    return json(200, { status: 'ok', ...(isOperator && { version, commit, reasons }) });
  };
