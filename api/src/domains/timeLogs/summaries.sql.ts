/** One person's days and pay in numbers, for everyone requested. */
import type { NotNull } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { type Day, db, defineByKey, type Expression, sql } from '../../platform/sql/define.ts';

/** For a range of days: worked days by decision, what runs pay for them, and the rates of the others. */
export const yearTotals = defineByKey(
  { people: 'uuid list', start: 'date', end: 'date' },
  ({ people, start, end }) =>
    db
      .selectFrom('User as person')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('TimeLog as log')
            .whereRef('log.userId', '=', 'person.id')
            .where('log.worked', '=', true)
            .where((where) => where.between('log.date', start, end))
            .select(({ fn }) => [
              fn.countAll<number>().filterWhere('log.status', '=', 'APPROVED').as('approved'),
              fn.countAll<number>().filterWhere('log.status', '=', 'PENDING').as('pending'),
              fn.countAll<number>().filterWhere('log.status', '=', 'REJECTED').as('rejected'),
              fn
                .coalesce(
                  fn
                    .jsonAgg('log.date')
                    .filterWhere('log.status', '<>', 'REJECTED')
                    .filterWhere('log.payrollRunId', 'is', null),
                  sql<string[]>`'[]'`,
                )
                .as('awaited'),
            ])
            .as('days'),
        (join) => join.onTrue(),
      )
      .where('person.id', 'in', people)
      .select((eb) => [
        'person.id as key',
        jsonBuildObject({
          approved: eb.ref('days.approved'),
          pending: eb.ref('days.pending'),
          rejected: eb.ref('days.rejected'),
          /** Days that are neither rejected nor on payroll. */
          awaited: eb.ref('days.awaited'),
          paid: eb
            .selectFrom('PayrollEntry as entry')
            .innerJoin('PayrollRun as run', 'run.id', 'entry.runId')
            .whereRef('run.userId', '=', 'person.id')
            .where('run.status', '<>', 'VOID')
            .where((where) => where.between('entry.date', start, end))
            .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('entry.pay'), lit(0)).as('paid'))
            .$asScalar(),
          dailyRate: eb.ref('person.dailyRate'),
          payRates: jsonArrayFrom(
            eb
              .selectFrom('PayRate as rate')
              .whereRef('rate.userId', '=', 'person.id')
              .select(['rate.dailyRate', 'rate.effectiveFrom'])
              .orderBy('rate.effectiveFrom'),
          ),
        }).as('value'),
      ]),
);

/**
 * Since a Monday: the runs that are not void, each with the overpayments that it finds, or takes back within the year,
 * as the 1099 counts them; and the worked days. And what was paid in the year before the portal was used.
 */
export const paidPeople = defineByKey(
  { people: 'uuid list', since: 'date', year: 'int' },
  ({ people, since, year }) =>
    db
      .selectFrom('User as person')
      .where('person.id', 'in', people)
      .select((eb) => [
        'person.id as key',
        jsonBuildObject({
          runs: jsonArrayFrom(
            eb
              .selectFrom('PayrollRun as run')
              .whereRef('run.userId', '=', 'person.id')
              .where('run.status', '<>', 'VOID')
              .where('run.weekStart', '>=', since)
              .select(['run.id', 'run.weekStart', 'run.basePay', 'run.bonuses', 'run.totalPay', 'run.status'])
              .select(({ selectFrom }) =>
                selectFrom('PayrollLine as line')
                  .whereRef('line.runId', '=', 'run.id')
                  .where('line.kind', '=', 'ADJUSTMENT')
                  .where('line.planId', 'is not', null)
                  .where('line.taxClass', 'in', ['COMPENSATION', 'REIMBURSEMENT'])
                  .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('line.amount'), lit(0)).as('sum'))
                  .as('overpaid'),
              )
              .$narrowType<{ overpaid: NotNull }>(),
          ),
          days: jsonArrayFrom(
            eb
              .selectFrom('TimeLog as log')
              .whereRef('log.userId', '=', 'person.id')
              .where('log.worked', '=', true)
              .where('log.date', '>=', since)
              .select(['log.date', 'log.payrollRunId as runId']),
          ),
          openings: jsonArrayFrom(
            eb
              .selectFrom('OpeningBalance as opening')
              .whereRef('opening.userId', '=', 'person.id')
              .where('opening.year', '=', year)
              .where('opening.voidedAt', 'is', null)
              .select(['opening.compensation', 'opening.reimbursed']),
          ),
        }).as('value'),
      ]),
);

const isWithin = (column: string, first: Expression<Day | null>, last: Expression<Day | null>) => {
  const day = sql.ref(column);
  return sql<boolean>`(${first} is null or ${day} >= ${first}) and (${last} is null or ${day} <= ${last})`;
};

/** Worked days (`t`) by decision, and what the entries (also `t`) of valid runs pay. */
export const rangeTotals = defineByKey(
  { people: 'uuid list', first: 'date?', last: 'date?' },
  ({ people, first, last }) =>
    db
      .selectFrom('User as person')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('TimeLog as t')
            .whereRef('t.userId', '=', 'person.id')
            .where('t.worked', '=', true)
            .where(isWithin('t.date', first, last))
            .select(({ fn }) => [
              fn.countAll<number>().filterWhere('t.status', '=', 'PENDING').as('PENDING'),
              fn.countAll<number>().filterWhere('t.status', '=', 'APPROVED').as('APPROVED'),
              fn.countAll<number>().filterWhere('t.status', '=', 'REJECTED').as('REJECTED'),
            ])
            .as('days'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('PayrollRun as run')
            .innerJoin('PayrollEntry as t', 't.runId', 'run.id')
            .whereRef('run.userId', '=', 'person.id')
            .where('run.status', '<>', 'VOID')
            .where(isWithin('t.date', first, last))
            .select(({ fn, lit }) => [
              fn.count<number>('run.id').distinct().as('payrollRuns'),
              fn.coalesce(fn.sum<number>('t.pay'), lit(0)).as('basePay'),
              fn.coalesce(fn.sum<number>('t.expenses'), lit(0)).as('expenses'),
            ])
            .as('paid'),
        (join) => join.onTrue(),
      )
      .where('person.id', 'in', people)
      .select((eb) => [
        'person.id as key',
        jsonBuildObject({
          PENDING: eb.ref('days.PENDING'),
          APPROVED: eb.ref('days.APPROVED'),
          REJECTED: eb.ref('days.REJECTED'),
          payrollRuns: eb.ref('paid.payrollRuns'),
          basePay: eb.ref('paid.basePay'),
          expenses: eb.ref('paid.expenses'),
        }).as('value'),
      ]),
);
