/** Weeks that are not fully paid. */
import { type Day, db, defineList, sql } from '../../platform/sql/define.ts';
import { mondayOf } from '../../platform/sql/parts.ts';

/** The Mondays of weeks up to a Sunday, latest first, with an unpaid run, or with worked days or receipts on no run. */
export const openWeeks = defineList({ last: 'date' }, ({ last }) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom('PayrollRun as run')
        .where('run.status', '=', 'PROCESSED')
        .where('run.weekStart', '<=', last)
        .select(({ ref }) => sql<Day>`${ref('run.weekStart')}`.as('weekStart'))
        .union(
          selectFrom('TimeLog as log')
            .where('log.worked', '=', true)
            .where('log.status', '<>', 'REJECTED')
            .where('log.payrollRunId', 'is', null)
            .where('log.date', '<=', last)
            .select(({ ref }) => mondayOf(ref('log.date')).as('weekStart')),
        )
        .union(
          selectFrom('Receipt as receipt')
            .where('receipt.status', '<>', 'REJECTED')
            .where('receipt.payrollRunId', 'is', null)
            .where('receipt.date', '<=', last)
            .select(({ ref }) => mondayOf(ref('receipt.date')).as('weekStart')),
        )
        .as('open'),
    )
    .orderBy('weekStart', 'desc')
    .select('weekStart'),
);
