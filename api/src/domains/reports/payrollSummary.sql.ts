/** The payroll of a range of days, by run. */
import { db, defineRows, type RowOf, sql } from '../../platform/sql/define.ts';
import { isPaidDay } from './paidDays.sql.ts';

/**
 * Runs (`run`) with a day in the range, by name and week, each with what it pays for those days, in cents. They are
 * ordered before their days are read, so that the first ones come at once, no matter how many there are.
 */
export const summedRuns = defineRows(
  { startDate: 'date', endDate: 'date', inRange: 'condition' },
  ({ startDate, endDate, inRange }) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('PayrollRun as run')
          .innerJoin('User as person', 'person.id', 'run.userId')
          .where('run.status', '<>', 'VOID')
          .where(inRange)
          .orderBy('person.lastName')
          .orderBy('person.firstName')
          .orderBy('run.userId')
          .orderBy('run.weekStart')
          .orderBy('run.number')
          .selectAll('run')
          .select(['person.firstName', 'person.lastName'])
          .as('run'),
      )
      .crossJoinLateral((from) =>
        from
          .selectFrom('PayrollEntry as entry')
          .whereRef('entry.runId', '=', 'run.id')
          .where((eb) => eb.between('entry.date', startDate, endDate))
          .select(({ fn }) => [
            fn.countAll<number>().as('entries'),
            fn.countAll<number>().filterWhere(isPaidDay).as('paidDays'),
            sql<number>`${fn.sum('entry.pay')} * 100`.as('basePay'),
            sql<number>`${fn.sum('entry.expenses')} * 100`.as('expenses'),
          ])
          .as('paid'),
      )
      .where('paid.entries', '>', 0)
      .orderBy('run.lastName')
      .orderBy('run.firstName')
      .orderBy('run.userId')
      .orderBy('run.weekStart')
      .orderBy('run.number')
      .select(['run.id as runId', 'run.userId', 'run.firstName', 'run.lastName'])
      .select(['run.number', 'run.weekStart', 'run.payDate', 'run.status'])
      .select(['paid.paidDays', 'paid.basePay', 'paid.expenses']),
);

export type SummedRun = RowOf<typeof summedRuns>;
