/** Locks that are no rows'. */
import { db, defineRows, sql } from './define.ts';

/** Held until the transaction ends; anyone requesting the same number waits. */
export const advisoryLock = defineRows({ number: 'int' }, ({ number }) =>
  db.selectNoFrom(sql<string>`pg_advisory_xact_lock(${number})::text`.as('lock')),
);
