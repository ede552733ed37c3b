/** The people whom runs pay. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, defineRows, sql } from '../../platform/sql/define.ts';
import { recordsFrom } from '../../platform/sql/parts.ts';
import { priorPayments } from './priorPayments.sql.ts';

/**
 * Locks the payees' rows in order of their keys, so that two transactions cannot deadlock. `earlierRun` is the run that
 * first used the request's key; null if none did. The lateral join keeps the planner on the primary key.
 */
export const lockedForRuns = defineRows({ people: 'json', by: 'uuid', key: 'text?' }, ({ people, by, key }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom(recordsFrom(people, { userId: 'uuid' }, 'given'))
        .orderBy('given.userId')
        .select('given.userId')
        .as('given'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('User')
          .whereRef('User.id', '=', 'given.userId')
          .select((eb) => [
            'User.id as userId',
            eb('User.archivedAt', 'is not', null).$castTo<boolean>().as('isArchived'),
            eb
              .selectFrom('CompanyProfile as company')
              .where('company.id', '=', 1)
              .select('company.operatingSince')
              .as('operatingSince'),
            eb
              .selectFrom('IdempotencyKey as request')
              .where('request.userId', '=', by)
              .where('request.key', '=', key)
              .select('request.runId')
              .as('earlierRun'),
          ])
          .forNoKeyUpdate()
          .as('payee'),
      (join) => join.onTrue(),
    )
    .selectAll('payee'),
);

/** The request of a run, and what the run came to when it was made. */
export const requestedRun = defineRows({ runId: 'uuid' }, ({ runId }) =>
  db
    .selectFrom('IdempotencyKey as request')
    .innerJoin('PayrollRun as run', 'run.id', 'request.runId')
    .where('request.runId', '=', runId)
    .select(['request.requestHash', 'request.runId', 'run.basePay', 'run.bonuses', 'run.totalPay'])
    .select((run) => [
      run
        .selectFrom('PayrollLine as line')
        .whereRef('line.runId', '=', 'run.id')
        .select(({ fn }) => fn.sum<number>('line.amount').as('net'))
        .$asScalar()
        .as('net'),
      run
        .selectFrom('PayrollLine as line')
        .whereRef('line.runId', '=', 'run.id')
        .where('line.planId', 'is not', null)
        .where('line.amount', '<', sql.lit(0))
        .select(({ fn }) => fn.sum<number>('line.amount').as('deducted'))
        .$asScalar()
        .as('deducted'),
      jsonArrayFrom(
        priorPayments(run.ref('run.userId'), run.ref('run.weekStart'), {
          number: run.ref('run.number'),
          at: run.ref('run.processedAt'),
        }),
      ).as('paidBefore'),
    ]),
);

/** Which of these days of a person are logged, and the Mondays of those weeks that have been on payroll. */
export const recordedDays = defineRows(
  { userId: 'uuid', dates: 'date[]', weeks: 'date[]' },
  ({ userId, dates, weeks }) =>
    db
      .selectFrom('TimeLog')
      .where('userId', '=', userId)
      .where((eb) => eb('date', '=', eb.fn.any(dates)))
      .select('date')
      .union(
        db
          .selectFrom('PayrollRun')
          .where('userId', '=', userId)
          .where((eb) => eb('weekStart', '=', eb.fn.any(weeks)))
          .select('weekStart as date'),
      ),
);
