/** How far a week has come. */
import { db, defineRow } from '../../platform/sql/define.ts';

/** The runs of a week that are not void, those not marked as paid, and who has worked days in it on no run. */
export const weekProgress = defineRow({ weekStart: 'date', weekEnd: 'date' }, ({ weekStart, weekEnd }) =>
  db
    .selectFrom('PayrollRun')
    .where('weekStart', '=', weekStart)
    .where('status', '<>', 'VOID')
    .select((eb) => [
      eb.fn.countAll<number>().as('runs'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'PROCESSED').as('unpaidRuns'),
      eb
        .selectFrom('TimeLog as log')
        .where((where) => where.between('log.date', weekStart, weekEnd))
        .where('log.worked', '=', true)
        .where('log.status', '<>', 'REJECTED')
        .where('log.payrollRunId', 'is', null)
        .select(({ fn }) => fn.count<number>('log.userId').distinct().as('people'))
        .$asScalar()
        .$notNull()
        .as('openPeople'),
    ]),
);
