/** What the rules of the tables must know of a deletion. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';

/** Until the transaction ends, payroll may be deleted. */
export const erasureAllowed = defineRows({}, () =>
  db.selectNoFrom(sql<string>`set_config('portal.erasure', 'on', true)`.as('erasure')),
);
