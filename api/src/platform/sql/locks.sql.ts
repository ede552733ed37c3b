/** Locks without rows. */
import { db, defineRows, sql } from './define.ts';

/** Held until the transaction ends; others wait for the same number. */
export const advisoryLock = defineRows({ number: 'int' }, ({ number }) =>
  db.selectNoFrom(sql<string>`pg_advisory_xact_lock(${number})::text`.as('lock')),
);
