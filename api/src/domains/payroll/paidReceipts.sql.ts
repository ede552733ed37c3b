/** Receipts that a run pays. */
import { db, defineChange, defineRows, type Instant, sql } from '../../platform/sql/define.ts';

/** These receipts of the person, locked until the transaction ends; always in the same order. */
export const lockedReceiptsOf = defineRows({ userId: 'uuid', ids: 'uuid[]' }, ({ userId, ids }) =>
  db
    .selectFrom('Receipt as receipt')
    .where('receipt.userId', '=', userId)
    .where((eb) => eb('receipt.id', '=', eb.fn.any(ids)))
    .orderBy('receipt.id')
    .forUpdate()
    .select(['receipt.id', 'receipt.date', 'receipt.category', 'receipt.purpose', 'receipt.status'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('ReceiptFile as file').whereRef('file.receiptId', '=', 'receipt.id').select('file.id'),
      )
        .$castTo<boolean>()
        .as('hasFile'),
      selectFrom('PayrollRun as run')
        .whereRef('run.id', '=', 'receipt.payrollRunId')
        .select('run.number')
        .as('runNumber'),
      sql<number>`(receipt.amount * 100)::int`.as('cents'),
    ]),
);

/** The run takes them, those that no other has. The instant of the change moves in any case: revisions are made of it. */
export const takenReceipts = defineChange(
  { runId: 'uuid', ids: 'uuid[]', now: 'timestamptz' },
  ({ runId, ids, now }) =>
    db
      .updateTable('Receipt')
      .where((eb) => eb('id', '=', eb.fn.any(ids)))
      .where('payrollRunId', 'is', null)
      .where('status', '=', 'APPROVED')
      .set({
        payrollRunId: runId,
        updatedAt: ({ ref }) =>
          sql<Instant>`greatest(${now}, ${ref('updatedAt')} + interval '1 millisecond')`,
      }),
);
