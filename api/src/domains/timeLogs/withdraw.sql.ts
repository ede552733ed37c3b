/** Removes days from the log. */
import { db, defineRows } from '../../platform/sql/define.ts';

/**
 * Removes pending days on no run. One statement: it waits if one of them is being decided, and then leaves that day
 * alone.
 */
export const removePending = defineRows(
  { userId: 'uuid', first: 'date', last: 'date' },
  ({ userId, first, last }) =>
    db
      .deleteFrom('TimeLog as log')
      .where('log.userId', '=', userId)
      .where((eb) => eb.between('log.date', first, last))
      .where('log.status', '=', 'PENDING')
      .where('log.payrollRunId', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('PayrollEntry as entry')
              .innerJoin('PayrollRun as run', 'run.id', 'entry.runId')
              .whereRef('run.userId', '=', 'log.userId')
              .where('run.status', '<>', 'VOID')
              .whereRef('entry.date', '=', 'log.date')
              .where((eb) => eb.or([eb('entry.pay', '>', 0), eb('entry.expenses', '>', 0)]))
              .select('entry.id'),
          ),
        ),
      )
      .returning([
        'log.id',
        'log.date',
        'log.worked',
        'log.description',
        'log.status',
        'log.rejectionReason',
      ]),
);
