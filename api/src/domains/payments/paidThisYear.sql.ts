/** What people were paid in a year. */
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { db, defineByKey, sql } from '../../platform/sql/define.ts';

/**
 * What the year's payments come to, pay and reimbursed expenses, plus what was paid in the year before the portal was
 * used. A void run with a valid payment counts, because the money went out.
 */
export const paidInYear = defineByKey(
  { people: 'uuid list', first: 'date', last: 'date', year: 'int' },
  ({ people, first, last, year }) =>
    db
      .selectFrom('User as person')
      .where('person.id', 'in', people)
      .select((eb) => [
        'person.id as key',
        jsonBuildObject({
          settled: eb
            .selectFrom('Payment as payment')
            .innerJoin('PayrollRun as run', 'run.paymentId', 'payment.id')
            .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
            .whereRef('payment.userId', '=', 'person.id')
            .where('payment.voidedAt', 'is', null)
            .where((where) => where.between('payment.date', first, last))
            .where('line.taxClass', 'in', [
              sql.lit('COMPENSATION' as const),
              sql.lit('REIMBURSEMENT' as const),
            ])
            .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('line.amount'), lit(0)).as('sum'))
            .$asScalar()
            .$notNull(),
          before: eb
            .selectFrom('OpeningBalance as opening')
            .whereRef('opening.userId', '=', 'person.id')
            .where('opening.voidedAt', 'is', null)
            .where('opening.year', '=', year)
            .select(({ ref }) =>
              sql<number>`coalesce(sum(${ref('opening.compensation')} + ${ref('opening.reimbursed')}), 0)`.as(
                'sum',
              ),
            )
            .$asScalar()
            .$notNull(),
        }).as('value'),
      ]),
);
