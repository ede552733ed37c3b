/** What a person has. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** Counts of it, and the pay date until which payroll is counted as recent. */
export const holdings = defineRows({ userId: 'uuid' }, ({ userId }) => {
  const runs = db.selectFrom('PayrollRun').where('userId', '=', userId);
  return db.selectNoFrom([
    db
      .selectFrom('TimeLog')
      .where('userId', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('timeLogs'),
    db
      .selectFrom('Receipt')
      .where('userId', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('receipts'),
    runs
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('payrollRuns'),
    db
      .selectFrom('TaxDocument')
      .where('userId', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('taxDocuments'),
    runs
      .where('status', '<>', 'VOID')
      .select(({ fn }) => fn.max('payDate').as('newest'))
      .$asScalar()
      .as('newestPayDate'),
  ]);
});
