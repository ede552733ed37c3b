import type { Database } from '../../src/platform/db/database.ts';
import type { PayrollRunCreateManyInput } from '../../src/platform/db/generated/client/models.ts';

const AT_ONCE = 100;

/**
 * Inserts payroll runs, a hundred per transaction. The commit writes the ledger, and no statement timeout limits a
 * commit: with thousands of runs, a busy machine would consider the connection lost.
 */
export async function insertRuns(
  db: Database['prisma'],
  runs: readonly PayrollRunCreateManyInput[],
): Promise<void> {
  for (let from = 0; from < runs.length; from += AT_ONCE)
    await db.payrollRun.createMany({ data: runs.slice(from, from + AT_ONCE) });
}
