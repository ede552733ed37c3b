/** Decides many receipts at once. */
import { db, defineChange, defineRows, type Instant, sql } from '../../platform/sql/define.ts';

/** The receipts with their runs, locked until the transaction ends; always in the same order. */
export const lockedReceipts = defineRows({ ids: 'uuid[]' }, ({ ids }) =>
  db
    .selectFrom('Receipt as receipt')
    .where((eb) => eb('receipt.id', '=', eb.fn.any(ids)))
    .orderBy('receipt.id')
    .forUpdate()
    .select(({ selectFrom }) => [
      'receipt.id',
      'receipt.userId',
      'receipt.date',
      'receipt.status',
      'receipt.rejectionReason',
      'receipt.updatedAt',
      selectFrom('PayrollRun as run')
        .whereRef('run.id', '=', 'receipt.payrollRunId')
        .select('run.number')
        .as('runNumber'),
      sql<number>`(receipt.amount * 100)::int`.as('cents'),
    ]),
);

/** Writes the decision. `updatedAt` always advances, because revisions depend on it. */
export const decidedReceipts = defineChange(
  {
    ids: 'uuid[]',
    status: 'ReceiptStatus',
    reason: 'text?',
    by: 'uuid?',
    at: 'timestamptz?',
    now: 'timestamptz',
  },
  ({ ids, status, reason, by, at, now }) =>
    db
      .updateTable('Receipt')
      .where((eb) => eb('id', '=', eb.fn.any(ids)))
      .set({
        status,
        rejectionReason: reason,
        decidedById: by,
        decidedAt: at,
        updatedAt: ({ ref }) =>
          sql<Instant>`greatest(${now}, ${ref('updatedAt')} + interval '1 millisecond')`,
      }),
);
