/** Days of work that no payment has paid by a day. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import { db, defineList, sql } from '../../platform/sql/define.ts';
import { mondayOf } from '../../platform/sql/parts.ts';
import { priorPayments } from './priorPayments.sql.ts';

/** One row for each person and week, by name; at most `most` days are read. */
export const unpaidWeeks = defineList({ asOf: 'date', most: 'int' }, ({ asOf, most }) =>
  db
    .with('day', (cte) =>
      cte
        // Logged, and on no payroll.
        .selectFrom('TimeLog as log')
        .where('log.worked', '=', true)
        .where('log.status', '<>', 'REJECTED')
        .where('log.payrollRunId', 'is', null)
        .where('log.date', '<=', asOf)
        .select(({ ref }) => [
          ref('log.userId').as('userId'),
          mondayOf(ref('log.date')).as('weekStart'),
          ref('log.date').as('date'),
          sql<TimeLogStatus | null>`${ref('log.status')}`.as('status'),
          sql<string | null>`null::uuid`.as('runId'),
          sql<number | null>`null::bigint`.as('cents'),
        ])
        // On payroll, and not paid by then.
        .unionAll(
          cte
            .selectFrom('PayrollRun as run')
            .innerJoin('PayrollEntry as entry', 'entry.runId', 'run.id')
            .leftJoin('Payment as payment', 'payment.id', 'run.paymentId')
            .where('run.status', '<>', 'VOID')
            .where((eb) => eb.or([eb('payment.id', 'is', null), eb('payment.date', '>', asOf)]))
            .where('entry.pay', '<>', sql.lit(0))
            .where('entry.date', '<=', asOf)
            .select(({ ref }) => [
              ref('run.userId').as('userId'),
              ref('run.weekStart').as('weekStart'),
              ref('entry.date').as('date'),
              sql<TimeLogStatus | null>`null::"TimeLogStatus"`.as('status'),
              sql<string | null>`${ref('run.id')}`.as('runId'),
              sql<number | null>`(${ref('entry.pay')} * 100)::bigint`.as('cents'),
            ]),
        )
        .limit(most),
    )
    .with('week', (cte) =>
      cte
        .selectFrom('day')
        .groupBy(['day.userId', 'day.weekStart'])
        .select(({ fn, eb }) => [
          'day.userId',
          'day.weekStart',
          fn.agg<boolean>('bool_or', [sql`${eb('day.runId', 'is', null)}`]).as('isOpen'),
        ]),
    )
    .selectFrom('week')
    .innerJoin('User as person', 'person.id', 'week.userId')
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.id')
    .orderBy('week.weekStart')
    .select(['week.userId', 'week.weekStart', 'week.isOpen', 'person.dailyRate'])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('PayRate as rate')
          .whereRef('rate.userId', '=', 'week.userId')
          .orderBy('rate.effectiveFrom')
          .select(['rate.dailyRate', 'rate.effectiveFrom']),
      ).as('payRates'),
      jsonArrayFrom(
        of
          .selectFrom('day')
          .whereRef('day.userId', '=', 'week.userId')
          .whereRef('day.weekStart', '=', 'week.weekStart')
          .orderBy('day.date')
          .orderBy('day.runId')
          .select(['day.date', 'day.status', 'day.runId', 'day.cents']),
      ).as('days'),
      // What its runs take off because it was paid with void ones.
      of
        .selectFrom('PayrollLine as line')
        .where('line.adjustsRunId', 'is not', null)
        .where('line.adjustsPosition', 'is', null)
        .where(({ eb, selectFrom }) =>
          eb(
            'line.runId',
            'in',
            selectFrom('day')
              .whereRef('day.userId', '=', 'week.userId')
              .whereRef('day.weekStart', '=', 'week.weekStart')
              .where('day.runId', 'is not', null)
              .select((on) => on.ref('day.runId').$notNull().as('runId')),
          ),
        )
        .select(({ fn }) => sql<number>`coalesce(${fn.sum('line.amount')}, 0) * -100`.as('cents'))
        .$asScalar()
        .$notNull()
        .as('takenOff'),
      jsonArrayFrom(priorPayments(of.ref('week.userId'), of.ref('week.weekStart'))).as('priorPayments'),
    ]),
);
