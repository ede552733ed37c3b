/** What the people on the board of a tax year were paid. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';
import { unnested } from '../../platform/sql/parts.ts';

/** What runs paid by month, in cents, grouped by the row that they belong to. */
export const monthSums = defineRows(
  { people: 'uuid[]', numbers: 'int[]', first: 'date', last: 'date' },
  ({ people, numbers, first, last }) =>
    db
      .selectFrom(unnested({ person: people, number: numbers }, 'asked'))
      .innerJoin('PayrollRun as run', 'run.number', 'asked.number')
      .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
      .where('line.taxClass', 'in', [sql.lit('COMPENSATION' as const), sql.lit('REIMBURSEMENT' as const)])
      .innerJoin('Payment as payment', 'payment.id', 'run.paymentId')
      .where('payment.voidedAt', 'is', null)
      .where((eb) => eb.between('payment.date', first, last))
      .groupBy(['asked.person', sql`2`])
      .orderBy(sql`2`)
      .select(({ ref, fn }) => [
        'asked.person as userId',
        sql<number>`extract(month from ${ref('payment.date')})::int`.as('month'),
        sql<number>`${fn.sum('line.amount')} * 100`.as('paid'),
        sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', '=', 'REIMBURSEMENT')}, 0) * 100`.as(
          'expenses',
        ),
      ]),
);
