/**
 * Reimbursed expenses that no one has confirmed: runs from before expenses had a category counted all of them as
 * reimbursed, and no one has checked them since.
 */
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, defineByKey, type Expression, sql } from '../../platform/sql/define.ts';
import { filed } from './filed.ts';

/** Such a line of this run. Newer reimbursed lines always have a category. */
const hasNoCategory = (runId: Expression<string | null>) =>
  db
    .selectFrom('PayrollLine as old')
    .where('old.runId', '=', runId)
    .where('old.kind', '=', sql.lit('EXPENSE' as const))
    .where('old.taxClass', '=', sql.lit('REIMBURSEMENT' as const))
    .where('old.category', 'is', null);

const line = expressionBuilder(db.selectFrom('PayrollLine as line'));

/**
 * The same rule fills `PaymentRun.unconfirmed` (migration settled_sums). Whether the line is a run's own expense without a
 * category, or takes off or corrects a run with such expenses.
 */
const isUnconfirmed = line.and([
  line('line.taxClass', '=', sql.lit('REIMBURSEMENT' as const)),
  line.or([
    line.and([line('line.kind', '=', sql.lit('EXPENSE' as const)), line('line.category', 'is', null)]),
    line.and([
      line('line.adjustsRunId', 'is not', null),
      line.exists(hasNoCategory(line.ref('line.adjustsRunId'))),
    ]),
  ]),
]);

/** The unconfirmed amount of a run, in dollars. */
const unconfirmedOf = (runId: Expression<string>) =>
  db
    .selectFrom('PayrollLine as line')
    .where('line.runId', '=', runId)
    .where(isUnconfirmed)
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('line.amount'), lit(0)).as('sum'))
    .$asScalar()
    .$notNull();

/** By run, in dollars. */
export const unconfirmedByRun = defineByKey({ runs: 'uuid[]' }, ({ runs }) =>
  db
    .selectFrom('PayrollRun as run')
    .where((eb) => eb('run.id', '=', eb.fn.any(runs)))
    .select(({ ref }) => ['run.id as key', unconfirmedOf(ref('run.id')).as('value')]),
);

/** By person, in dollars, by year of payment. A year with a submitted form is left out, because the form settled it. */
export const unconfirmedByYear = defineByKey({ people: 'uuid[]' }, ({ people }) =>
  db
    .selectFrom('User as person')
    .where((eb) => eb('person.id', '=', eb.fn.any(people)))
    .select((eb) => [
      'person.id as key',
      jsonArrayFrom(
        eb
          .selectFrom((from) =>
            from
              .selectFrom('Payment as payment')
              .innerJoin('PaymentRun as settled', 'settled.paymentId', 'payment.id')
              .whereRef('payment.userId', '=', 'person.id')
              .where('payment.voidedAt', 'is', null)
              .select(({ ref }) => [
                sql<number>`extract(year from ${ref('payment.date')})::int`.as('year'),
                'settled.unconfirmed as amount',
              ])
              .as('paid'),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('TaxDocument as form')
                  .whereRef('form.userId', '=', 'person.id')
                  .whereRef('form.year', '=', 'paid.year')
                  .where('form.type', '=', sql.lit('FORM_1099_NEC' as const))
                  .where('form.supersededAt', 'is', null)
                  .where('form.status', 'in', filed),
              ),
            ),
          )
          .groupBy('paid.year')
          .having(({ fn, eb: compare, lit }) => compare(fn.sum<number>('paid.amount'), '>', lit(0)))
          .orderBy('paid.year', 'desc')
          .select(({ fn }) => ['paid.year', fn.sum<number>('paid.amount').as('amount')]),
      ).as('value'),
    ]),
);
