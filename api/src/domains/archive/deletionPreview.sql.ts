/** A person's records. */
import { db, defineRows } from '../../platform/sql/define.ts';

/**
 * Their counts, and the newest day with something paid or payable, including opening balances and payments in another
 * year than their run's pay date or for a run that is void now.
 */
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
    db
      .selectFrom((from) =>
        from
          .selectFrom('PayrollRun')
          .where('userId', '=', userId)
          .where('status', '<>', 'VOID')
          .select('payDate as day')
          .unionAll(
            from
              .selectFrom('Payment')
              .where('userId', '=', userId)
              .where('voidedAt', 'is', null)
              .select('date as day'),
          )
          .unionAll(
            from
              .selectFrom('OpeningBalance')
              .where('userId', '=', userId)
              .where('voidedAt', 'is', null)
              .select('paidThrough as day'),
          )
          .as('paid'),
      )
      .select(({ fn }) => fn.max('paid.day').as('newest'))
      .$asScalar()
      .as('newestPayDate'),
  ]);
});
