/** What was paid before the portal was used, and corrections and voids. */
import { db, defineList, type Expression, type Instant, sql } from '../../platform/sql/define.ts';

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
    // The days of every time zone, which an index finds; the exact ones are picked from them.
    const isNear = (at: Expression<Instant | null>) =>
      sql<boolean>`${at} between ${first}::timestamp - interval '1 day' and ${last}::timestamp + interval '2 days'`;
    return db
      .selectFrom(({ selectFrom }) =>
        selectFrom('PayrollRun as run')
          .leftJoin('Payment as payment', 'payment.id', 'run.paymentId')
          .where('run.status', '=', sql.lit('VOID' as const))
          .where(({ ref }) => isNear(ref('run.voidedAt')))
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
              .where(({ ref }) => isNear(ref('payment.voidedAt')))
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
              .where('run.kind', '=', sql.lit('ADJUSTMENT' as const))
              .where(({ ref }) => isNear(ref('run.processedAt')))
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
