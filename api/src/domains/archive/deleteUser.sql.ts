/** Statements of a deletion that Prisma cannot express. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';

/** Allows deleting payroll until the transaction ends. */
export const erasureAllowed = defineRows({}, () =>
  db.selectNoFrom(sql<string>`set_config('portal.erasure', 'on', true)`.as('erasure')),
);
