/** How far a week's payroll has come. */
import { db, defineRow } from '../../platform/sql/define.ts';
import { nextExpiry, requestsToPay } from '../approvalRequests/open.sql.ts';

/**
 * The week's valid runs, how many are unpaid or waiting for a second person, and people with open worked days or
 * receipts.
 */
export const weekProgress = defineRow(
  { weekStart: 'date', weekEnd: 'date', now: 'timestamptz' },
  ({ weekStart, weekEnd, now }) =>
    db
      .selectFrom('PayrollRun')
      .where('weekStart', '=', weekStart)
      .where('status', '<>', 'VOID')
      .select((eb) => [
        eb.fn.countAll<number>().as('runs'),
        eb.fn.countAll<number>().filterWhere('status', '=', 'PROCESSED').as('unpaidRuns'),
        eb.fn
          .countAll<number>()
          .filterWhere(({ and, exists, ref, eb: where }) =>
            and([where('status', '=', 'PROCESSED'), exists(requestsToPay(ref('PayrollRun.id'), now))]),
          )
          .as('awaitingRuns'),
        eb
          .selectFrom(({ selectFrom }) =>
            selectFrom('TimeLog as log')
              .where((where) => where.between('log.date', weekStart, weekEnd))
              .where('log.worked', '=', true)
              .where('log.status', '<>', 'REJECTED')
              .where('log.payrollRunId', 'is', null)
              .select('log.userId')
              .union(
                selectFrom('Receipt as receipt')
                  .where((where) => where.between('receipt.date', weekStart, weekEnd))
                  .where('receipt.status', '<>', 'REJECTED')
                  .where('receipt.payrollRunId', 'is', null)
                  .select('receipt.userId'),
              )
              .as('open'),
          )
          .select(({ fn }) => fn.countAll<number>().as('people'))
          .$asScalar()
          .$notNull()
          .as('openPeople'),
        nextExpiry(now).as('requestsUntil'),
      ]),
);
