/** Whether the process accepts work, for process managers (/healthz) and load balancers (/readyz). */
import type { Database } from '../db/database.ts';
import { readRelease } from '../lib/release.ts';
import { json } from './problem.ts';

interface HealthOptions {
  database: Pick<Database, 'ping' | 'available'>;
  isStopping: () => boolean;
}

/** /healthz reports what is known; /readyz queries the database. Operators learn which version responds. */
export const createHealth =
  ({ database, isStopping }: HealthOptions) =>
  async (path: '/healthz' | '/readyz', isOperator: boolean): Promise<Response> => {
    if (isStopping()) return json(503, { status: 'stopping' }, { 'retry-after': '5' });
    if (!database.available) return json(503, { status: 'database away' }, { 'retry-after': '1' });
    if (path === '/readyz') {
      try {
        await database.ping();
      } catch {
        return json(503, { status: 'database away' }, { 'retry-after': '1' });
      }
    }
    const { version, commit } = readRelease();
    return json(200, { status: 'ok', ...(isOperator && { version, commit }) });
  };
