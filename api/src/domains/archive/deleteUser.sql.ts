/** What a deletion needs besides Prisma. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';

/** Until the transaction ends, payroll may be deleted. */
export const erasureAllowed = defineRows({}, () =>
  db.selectNoFrom(sql<string>`set_config('portal.erasure', 'on', true)`.as('erasure')),
);
