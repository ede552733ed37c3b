import type { Database } from '../../src/platform/db/database.ts';
import type { PayrollRunCreateManyInput } from '../../src/platform/db/generated/client/models.ts';

const AT_ONCE = 100;

/**
 * Inserts payroll runs, a hundred in a transaction. The ledger is written where a transaction is committed, which no
 * limit of statements ends, by plans that a connection keeps: those made for empty tables read them whole for each run,
 * and a busy machine then takes so long that the connection counts as lost. New statistics end such plans.
 */
export async function insertRuns(
  db: Database['prisma'],
  runs: readonly PayrollRunCreateManyInput[],
): Promise<void> {
  for (let from = 0; from < runs.length; from += AT_ONCE) {
    await db.payrollRun.createMany({ data: runs.slice(from, from + AT_ONCE) });
    if (from === 0 && runs.length > AT_ONCE) await db.$executeRaw`ANALYZE`;
  }
}
