/** Days that went on payroll before one of their rates was entered. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Cents } from 'rules/money';
import { type Day, db, defineRows, type RowOf, sql } from '../../../platform/sql/define.ts';

/**
 * The valid weekly runs of these people, by week, with a day whose rate was entered later; only one week's if it is
 * given. Each with its days as stated then, the rates as they are now, and by day the valid pay, the back pay added and
 * the back pay dismissed.
 */
export const runsBeforeRates = defineRows({ people: 'uuid[]', week: 'date?' }, ({ people, week }) =>
  db
    .selectFrom('PayrollRun as run')
    .innerJoin('PayStatement as statement', 'statement.runId', 'run.id')
    .innerJoin('User as person', 'person.id', 'run.userId')
    .where((eb) => eb('run.userId', '=', eb.fn.any(people)))
    .where('run.kind', '=', 'REGULAR')
    .where('run.status', '<>', 'VOID')
    .where(({ ref }) => sql<boolean>`(${week}::date IS NULL OR ${ref('run.weekStart')} = ${week}::date)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('PayRate as rate')
          .whereRef('rate.userId', '=', 'run.userId')
          .whereRef('rate.changedAt', '>=', 'run.processedAt')
          .whereRef('rate.effectiveFrom', '<=', 'run.weekEnd')
          .select('rate.id'),
      ),
    )
    .orderBy('run.weekStart')
    .select(['run.id', 'run.userId', 'run.weekStart', 'person.dailyRate'])
    .select((eb) => [
      sql<{ date: Day; rate: Cents | null }[]>`${eb.ref('statement.content')} -> 'days'`.as('stated'),
      jsonArrayFrom(
        eb
          .selectFrom('PayRate as rate')
          .whereRef('rate.userId', '=', 'run.userId')
          .orderBy('rate.effectiveFrom')
          .select(['rate.dailyRate', 'rate.effectiveFrom']),
      ).as('payRates'),
      jsonArrayFrom(
        eb
          .selectFrom('PayrollLine as line')
          .innerJoin('PayrollRun as of', 'of.id', 'line.runId')
          .leftJoin('PayrollLine as corrected', (join) =>
            join
              .onRef('corrected.runId', '=', 'line.adjustsRunId')
              .onRef('corrected.position', '=', 'line.adjustsPosition'),
          )
          .whereRef('of.userId', '=', 'run.userId')
          .whereRef('of.weekStart', '=', 'run.weekStart')
          .where('of.status', '<>', 'VOID')
          .where('line.date', 'is not', null)
          .groupBy('line.date')
          .select(({ ref }) => [
            sql<Day>`${ref('line.date')}`.as('date'),
            sql<Cents>`coalesce(sum(${ref('line.amount')}) FILTER (WHERE ${ref('line.kind')} = 'DAY_PAY'
              OR ${ref('corrected.kind')} = 'DAY_PAY'), 0) * 100`.as('pay'),
            sql<Cents>`coalesce(sum(${ref('line.amount')}) FILTER (WHERE ${ref('line.extra')} = 'BACK_PAY'), 0)
              * 100`.as('added'),
          ]),
      ).as('paid'),
      jsonArrayFrom(
        eb
          .selectFrom('DismissedBackPay as dismissed')
          .whereRef('dismissed.runId', '=', 'run.id')
          .select(({ ref }) => ['dismissed.date', sql<Cents>`${ref('dismissed.amount')} * 100`.as('amount')]),
      ).as('dismissed'),
    ]),
);
export type RunBeforeRates = RowOf<typeof runsBeforeRates>;
