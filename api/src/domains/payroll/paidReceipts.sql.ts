/** Receipts paid by runs. */
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, defineChange, defineRows, type Instant, sql } from '../../platform/sql/define.ts';
import { type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

const WANTED = { id: 'uuid', userId: 'uuid', weekStart: 'date' } as const;
export type WantedReceipt = RecordOf<typeof WANTED>;

/**
 * Locks people's receipts until the transaction ends, always in the same order. A void run of the same week does not
 * keep them.
 */
export const lockedReceipts = defineRows({ wanted: 'json' }, ({ wanted }) =>
  db
    .selectFrom(recordsFrom(wanted, WANTED, 'wanted'))
    .innerJoin('Receipt as receipt', (join) =>
      join.onRef('receipt.id', '=', 'wanted.id').onRef('receipt.userId', '=', 'wanted.userId'),
    )
    .orderBy('receipt.id')
    .forUpdate('receipt')
    .select([
      'receipt.id',
      'receipt.userId',
      'receipt.date',
      'receipt.category',
      'receipt.purpose',
      'receipt.status',
    ])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('ReceiptFile as file').whereRef('file.receiptId', '=', 'receipt.id').select('file.id'),
      )
        .$castTo<boolean>()
        .as('hasFile'),
      jsonObjectFrom(
        selectFrom('PayrollRun as run')
          .whereRef('run.id', '=', 'receipt.payrollRunId')
          .where((run) =>
            run.or([
              run('run.status', '<>', 'VOID'),
              run('run.weekStart', '<>', run.ref('wanted.weekStart')),
            ]),
          )
          .select(['run.number', 'run.status']),
      ).as('run'),
      sql<number>`(receipt.amount * 100)::int`.as('cents'),
    ]),
);

const TAKEN = { id: 'uuid', runId: 'uuid' } as const;
export type TakenReceipt = RecordOf<typeof TAKEN>;

/**
 * Puts receipts on runs, unless another valid run has them. `updatedAt` always advances, because revisions depend on
 * it.
 */
export const takenReceipts = defineChange({ taken: 'json', now: 'timestamptz' }, ({ taken, now }) =>
  db
    .updateTable('Receipt as receipt')
    .from(recordsFrom(taken, TAKEN, 'taken'))
    .whereRef('receipt.id', '=', 'taken.id')
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('receipt.payrollRunId', 'is', null),
        exists(
          selectFrom('PayrollRun as run')
            .whereRef('run.id', '=', 'receipt.payrollRunId')
            .where('run.status', '=', 'VOID')
            .select('run.id'),
        ),
      ]),
    )
    .where('receipt.status', '=', 'APPROVED')
    .set({
      payrollRunId: ({ ref }) => ref('taken.runId'),
      updatedAt: ({ ref }) =>
        sql<Instant>`greatest(${now}, ${ref('receipt.updatedAt')} + interval '1 millisecond')`,
    }),
);
