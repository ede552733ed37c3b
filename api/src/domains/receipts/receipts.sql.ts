/** Counting receipts. */
import { db, defineRow, sql } from '../../platform/sql/define.ts';

/** Of the receipts (`t`) that match: how many, how many that await a decision, and their sum. */
export const receiptTotals = defineRow({ matching: 'condition' }, ({ matching }) =>
  db
    .selectFrom('Receipt as t')
    .where(matching)
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('receipts'),
      fn.countAll<number>().filterWhere('t.status', '=', 'PENDING').as('pending'),
      sql<string>`coalesce(sum(${ref('t.amount')}), 0)::text`.as('amount'),
    ]),
);
