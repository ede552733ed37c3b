/** Facts about a week besides its board. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Day, db, defineRow, sql } from '../../platform/sql/define.ts';
import { nextExpiry, requestsToPay } from '../approvalRequests/open.sql.ts';
import { withRun } from './weekPeople.sql.ts';

/**
 * In one statement, amounts in cents: valid runs, including adjustments; people's worked days on no run that are pending,
 * or that a run of the week left out; pending receipts up to the Sunday, by day; and the people that the newest batch
 * refused, with reasons.
 */
export const weekStatus = defineRow(
  { weekStart: 'date', weekEnd: 'date', now: 'timestamptz' },
  ({ weekStart, weekEnd, now }) =>
    db.selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('PayrollRun as run')
          .where('run.weekStart', '=', weekStart)
          .where('run.status', '<>', 'VOID')
          .orderBy('run.number')
          .select(['run.id', 'run.userId'])
          .select((run) => [
            sql<Day>`${run.ref('run.payDate')}`.as('payDate'),
            run('run.status', '=', 'PAID').$castTo<boolean>().as('isPaid'),
            run('run.kind', '=', 'ADJUSTMENT').$castTo<boolean>().as('isAdded'),
            run
              .and([run('run.status', '=', 'PROCESSED'), run.exists(requestsToPay(run.ref('run.id'), now))])
              .$castTo<boolean>()
              .as('isAwaiting'),
            sql<number>`${run.ref('run.totalPay')} * 100`.as('total'),
          ])
          .innerJoinLateral(
            (of) =>
              of
                .selectFrom('PayrollLine as line')
                .whereRef('line.runId', '=', 'run.id')
                .select(({ fn }) => [
                  sql<number>`coalesce(${fn.sum('line.amount')}, 0) * 100`.as('net'),
                  sql<number>`coalesce(-${fn
                    .sum('line.amount')
                    .filterWhere('line.planId', 'is not', null)
                    .filterWhere('line.amount', '<', sql.lit(0))}, 0) * 100`.as('deducted'),
                ])
                .as('sums'),
            (join) => join.onTrue(),
          )
          .select(['sums.net', 'sums.deducted']),
      ).as('runs'),
      jsonArrayFrom(
        selectFrom('TimeLog as log')
          .where((day) => day.between('log.date', weekStart, weekEnd))
          .where('log.worked', '=', true)
          .where('log.status', '<>', 'REJECTED')
          .where('log.payrollRunId', 'is', null)
          .where((log) =>
            log.or([log('log.status', '=', 'PENDING'), log('log.userId', 'in', withRun({ weekStart }))]),
          )
          .groupBy('log.userId')
          .select((log) => [
            'log.userId',
            log.fn
              .coalesce(
                log.fn
                  .agg<string[]>('array_agg', ['log.id'])
                  .orderBy('log.date')
                  .filterWhere('log.status', '=', 'PENDING'),
                sql<string[]>`'{}'::uuid[]`,
              )
              .as('pending'),
            sql<boolean>`bool_or(${log.ref('log.status')} <> 'PENDING')`.as('isLeftOut'),
          ]),
      ).as('days'),
      jsonArrayFrom(
        selectFrom('Receipt as receipt')
          .where('receipt.date', '<=', weekEnd)
          .where('receipt.status', '=', 'PENDING')
          .where('receipt.payrollRunId', 'is', null)
          .orderBy('receipt.date')
          .orderBy('receipt.id')
          .select(['receipt.id', 'receipt.userId'])
          .select(({ ref }) => sql<number>`${ref('receipt.amount')} * 100`.as('cents')),
      ).as('receipts'),
      jsonArrayFrom(
        selectFrom((of) =>
          of
            .selectFrom('PayrollBatch')
            .where('weekStart', '=', weekStart)
            .orderBy('createdAt', 'desc')
            .orderBy('id', 'desc')
            .limit(1)
            .select('id')
            .as('batch'),
        )
          .innerJoin('PayrollBatchItem as item', 'item.batchId', 'batch.id')
          .where('item.status', '=', 'REFUSED')
          .select('item.userId')
          .select(({ fn }) => fn.coalesce('item.refusal', sql.lit('Not processed.')).as('refusal')),
      ).as('refusals'),
      nextExpiry(now).as('requestsUntil'),
    ]),
);
