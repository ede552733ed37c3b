/** Weeks that are not fully paid. */
import { type Day, db, defineList, type Expression, sql } from '../../platform/sql/define.ts';
import { mondayOf } from '../../platform/sql/parts.ts';

/** The week of the latest worked day on no run, among days `<=` or `<` another one: a single index lookup. */
const latestWeek = (operator: '<=' | '<', day: Expression<Day | null>) =>
  db
    .selectFrom('TimeLog as log')
    .where('log.worked', '=', true)
    .where('log.status', '<>', 'REJECTED')
    .where('log.payrollRunId', 'is', null)
    .where('log.date', operator, day)
    .orderBy('log.date', 'desc')
    .limit(sql.lit(1))
    .select(({ ref }) => mondayOf(ref('log.date')).as('weekStart'));

/**
 * The Mondays of weeks up to a Sunday, latest first, with an unpaid run, or with worked days or receipts on no run. It
 * goes week by week, because a week has many days.
 */
export const openWeeks = defineList({ last: 'date' }, ({ last }) =>
  db
    .withRecursive('week(weekStart)', (c) =>
      c
        .selectFrom(latestWeek('<=', last).as('latest'))
        .select(({ ref }) => sql<Day | null>`${ref('latest.weekStart')}`.as('weekStart'))
        .unionAll(
          c
            .selectFrom('week')
            .where('week.weekStart', 'is not', null)
            .select(({ ref }) => latestWeek('<', ref('week.weekStart')).as('weekStart')),
        ),
    )
    .selectFrom(({ selectFrom }) =>
      selectFrom('PayrollRun as run')
        .where('run.status', '=', 'PROCESSED')
        .where('run.weekStart', '<=', last)
        .select(({ ref }) => sql<Day>`${ref('run.weekStart')}`.as('weekStart'))
        .union(
          selectFrom('week')
            .where('week.weekStart', 'is not', null)
            .select(({ ref }) => sql<Day>`${ref('week.weekStart')}`.as('weekStart')),
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
