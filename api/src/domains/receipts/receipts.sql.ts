/** Receipt totals. */
import { db, defineRow, sql } from '../../platform/sql/define.ts';

/** For matching receipts (`t`): how many, how many are pending, and their sum. */
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
