/** Payments by month, and corrections and voids. */
import { db, defineList, sql } from '../../platform/sql/define.ts';

/** One row for each month with valid payments, by payment date, in cents. */
export const paidByMonth = defineList({ first: 'date', last: 'date' }, ({ first, last }) =>
  db
    .selectFrom('Payment as payment')
    .innerJoin('PayrollRun as run', 'run.paymentId', 'payment.id')
    .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
    .where('payment.voidedAt', 'is', null)
    .where((eb) => eb.between('payment.date', first, last))
    .groupBy(sql`1`)
    .select(({ ref, fn }) => {
      const sum = (of: 'COMPENSATION' | 'REIMBURSEMENT' | 'DEDUCTION' | 'WITHHELD') =>
        sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', '=', sql.lit(of))}, 0) * 100`;
      return [
        sql<number>`extract(month from ${ref('payment.date')})::int`.as('month'),
        fn.count<number>('payment.id').distinct().as('payments'),
        sum('COMPENSATION').as('compensation'),
        sum('REIMBURSEMENT').as('reimbursed'),
        sum('DEDUCTION').as('deducted'),
        sum('WITHHELD').as('withheld'),
      ];
    }),
);

/** What was paid in a year before the portal was used, in cents. */
export const paidBefore = defineList({ year: 'int' }, ({ year }) =>
  db
    .selectFrom('OpeningBalance')
    .where('voidedAt', 'is', null)
    .where('year', '=', year)
    .select(({ fn }) => [
      sql<number>`coalesce(${fn.sum('compensation')}, 0) * 100`.as('compensation'),
      sql<number>`coalesce(${fn.sum('reimbursed')}, 0) * 100`.as('reimbursed'),
      sql<number>`coalesce(${fn.sum('withheld')}, 0) * 100`.as('withheld'),
    ]),
);

/** Runs and payments voided on these days, and corrections processed on them; latest first. */
export const changesOf = defineList(
  { first: 'date', last: 'date', zone: 'text', most: 'int' },
  ({ first, last, zone, most }) => {
    const net = db
      .selectFrom('PayrollLine as line')
      .where('line.runId', '=', sql.ref<string>('run.id'))
      .select(({ fn }) => sql<number>`coalesce(${fn.sum('line.amount')}, 0) * 100`.as('cents'));
    return db
      .selectFrom(({ selectFrom }) =>
        selectFrom('PayrollRun as run')
          .leftJoin('Payment as payment', 'payment.id', 'run.paymentId')
          .where('run.status', '=', 'VOID')
          .select(({ ref, fn }) => [
            sql<'RUN_VOIDED' | 'PAYMENT_VOIDED' | 'CORRECTION'>`'RUN_VOIDED'`.as('kind'),
            'run.userId',
            'run.number',
            ref('run.voidedAt').$notNull().as('at'),
            fn.coalesce('payment.date', 'run.payDate').as('payDate'),
            sql<number>`${net}`.as('amount'),
            fn.coalesce('run.voidReason', sql<string>`''`).as('reason'),
          ])
          .unionAll(
            selectFrom('Payment as payment')
              .where('payment.voidedAt', 'is not', null)
              .select(({ ref, fn }) => [
                sql<'RUN_VOIDED' | 'PAYMENT_VOIDED' | 'CORRECTION'>`'PAYMENT_VOIDED'`.as('kind'),
                'payment.userId',
                'payment.number',
                ref('payment.voidedAt').$notNull().as('at'),
                ref('payment.date').as('payDate'),
                sql<number>`${ref('payment.amount')} * 100`.as('amount'),
                fn.coalesce('payment.voidReason', sql<string>`''`).as('reason'),
              ]),
          )
          .unionAll(
            selectFrom('PayrollRun as run')
              .leftJoin('PayrollRun as adjusted', 'adjusted.id', 'run.adjustsId')
              .leftJoin('Payment as payment', 'payment.id', 'adjusted.paymentId')
              .where('run.kind', '=', 'ADJUSTMENT')
              .where('run.status', '<>', 'VOID')
              .select(({ ref, fn }) => [
                sql<'RUN_VOIDED' | 'PAYMENT_VOIDED' | 'CORRECTION'>`'CORRECTION'`.as('kind'),
                'run.userId',
                'run.number',
                ref('run.processedAt').as('at'),
                fn.coalesce('payment.date', 'adjusted.payDate', 'run.payDate').as('payDate'),
                sql<number>`${net}`.as('amount'),
                fn.coalesce('run.correction', sql<string>`''`).as('reason'),
              ]),
          )
          .as('change'),
      )
      .where(
        ({ ref }) => sql<boolean>`timezone(${zone}, ${ref('change.at')})::date between ${first} and ${last}`,
      )
      .orderBy('change.at', 'desc')
      .orderBy('change.number', 'desc')
      .limit(most)
      .selectAll();
  },
);
