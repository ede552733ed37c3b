import type { Database } from '../../src/platform/db/database.ts';
import type { PayrollRunCreateManyInput } from '../../src/platform/db/generated/client/models.ts';

const AT_ONCE = 100;

/**
 * Inserts payroll runs, a hundred in a transaction. The ledger is written where a transaction is committed, which no
 * limit of statements ends: with thousands, a busy machine would take the connection for lost.
 */
export async function insertRuns(
  db: Database['prisma'],
  runs: readonly PayrollRunCreateManyInput[],
): Promise<void> {
  for (let from = 0; from < runs.length; from += AT_ONCE)
    await db.payrollRun.createMany({ data: runs.slice(from, from + AT_ONCE) });
}
