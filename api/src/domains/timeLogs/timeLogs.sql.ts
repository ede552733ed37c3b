/** Counts days. */
import { db, defineRow } from '../../platform/sql/define.ts';

/** How many days (`t`) of each status match. */
export const statusCounts = defineRow({ matching: 'condition' }, ({ matching }) =>
  db
    .selectFrom('TimeLog as t')
    .where(matching)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('t.status', '=', 'PENDING').as('PENDING'),
      fn.countAll<number>().filterWhere('t.status', '=', 'APPROVED').as('APPROVED'),
      fn.countAll<number>().filterWhere('t.status', '=', 'REJECTED').as('REJECTED'),
    ]),
);
