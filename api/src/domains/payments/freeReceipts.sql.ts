/** Receipts of void runs that may be paid with any week again. */
import { db, defineChange, type Instant, sql } from '../../platform/sql/define.ts';

/**
 * Frees the receipts of void runs of the same weeks as these runs. They stay if money paid for a void run of the week
 * has not come back: only processing that week again takes it off, and another week would pay them twice.
 */
export const freedReceipts = defineChange({ runs: 'uuid[]', now: 'timestamptz' }, ({ runs, now }) =>
  db
    .updateTable('Receipt as receipt')
    .from('PayrollRun as run')
    .whereRef('run.id', '=', 'receipt.payrollRunId')
    .where('run.status', '=', 'VOID')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('PayrollRun as changed')
          .where((eb) => eb('changed.id', '=', eb.fn.any(runs)))
          .whereRef('changed.userId', '=', 'run.userId')
          .whereRef('changed.weekStart', '=', 'run.weekStart')
          .select('changed.id'),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('PayrollRun as paid')
            .innerJoin('Payment as payment', 'payment.id', 'paid.paymentId')
            .whereRef('paid.userId', '=', 'run.userId')
            .whereRef('paid.weekStart', '=', 'run.weekStart')
            .where('paid.status', '=', 'VOID')
            .where('payment.amount', '>', sql<number>`0`)
            .select('paid.id'),
        ),
      ),
    )
    .set({
      payrollRunId: null,
      updatedAt: ({ ref }) =>
        sql<Instant>`greatest(${now}, ${ref('receipt.updatedAt')} + interval '1 millisecond')`,
    }),
);
