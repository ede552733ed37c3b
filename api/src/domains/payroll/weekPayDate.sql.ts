/** When a week is paid, if known. */
import type { Weekday } from 'rules/weeks';
import { type Day, db, defineRows, sql } from '../../platform/sql/define.ts';

/** The latest pay date of the week's valid regular runs, null if there are none; and the company's payday. */
export const weekPayDates = defineRows({ weekStart: 'date' }, ({ weekStart }) =>
  db
    .selectFrom('PayrollRun as run')
    .where('run.weekStart', '=', weekStart)
    .select(({ fn, selectFrom }) => [
      // As a filter: with conditions, the database would go back through the pay dates of all weeks.
      fn
        .max<Day | null>('run.payDate')
        .filterWhere('run.status', '<>', 'VOID')
        .filterWhere('run.kind', '=', 'REGULAR')
        .as('ran'),
      selectFrom('CompanyProfile as company')
        .where('company.id', '=', 1)
        .select(({ ref: column }) => sql<Weekday | null>`${column('company.payday')}`.as('payday'))
        .as('payday'),
    ]),
);
