/** Receipts that a run pays. */
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, defineChange, defineRows, type Instant, sql } from '../../platform/sql/define.ts';

/**
 * These receipts of the person, locked until the transaction ends; always in the same order. A void run of the same week
 * does not hold them.
 */
export const lockedReceiptsOf = defineRows({ userId: 'uuid', weekStart: 'date', ids: 'uuid[]' }, (p) =>
  db
    .selectFrom('Receipt as receipt')
    .where('receipt.userId', '=', p.userId)
    .where((eb) => eb('receipt.id', '=', eb.fn.any(p.ids)))
    .orderBy('receipt.id')
    .forUpdate()
    .select(['receipt.id', 'receipt.date', 'receipt.category', 'receipt.purpose', 'receipt.status'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('ReceiptFile as file').whereRef('file.receiptId', '=', 'receipt.id').select('file.id'),
      )
        .$castTo<boolean>()
        .as('hasFile'),
      jsonObjectFrom(
        selectFrom('PayrollRun as run')
          .whereRef('run.id', '=', 'receipt.payrollRunId')
          .where((run) => run.or([run('run.status', '<>', 'VOID'), run('run.weekStart', '<>', p.weekStart)]))
          .select(['run.number', 'run.status']),
      ).as('run'),
      sql<number>`(receipt.amount * 100)::int`.as('cents'),
    ]),
);

/** The run takes them, those that no other has that stands. The instant of the change moves in any case: revisions are made of it. */
export const takenReceipts = defineChange(
  { runId: 'uuid', ids: 'uuid[]', now: 'timestamptz' },
  ({ runId, ids, now }) =>
    db
      .updateTable('Receipt')
      .where((eb) => eb('id', '=', eb.fn.any(ids)))
      .where(({ eb, exists, or, selectFrom }) =>
        or([
          eb('payrollRunId', 'is', null),
          exists(
            selectFrom('PayrollRun as run')
              .whereRef('run.id', '=', 'Receipt.payrollRunId')
              .where('run.status', '=', 'VOID')
              .select('run.id'),
          ),
        ]),
      )
      .where('status', '=', 'APPROVED')
      .set({
        payrollRunId: runId,
        updatedAt: ({ ref }) =>
          sql<Instant>`greatest(${now}, ${ref('updatedAt')} + interval '1 millisecond')`,
      }),
);
