/**
 * Erases a person from the audit log. The statements are database functions, because the portal's role may not alter or
 * remove entries in any other way.
 */
import { db, defineRows, sql } from '../platform/sql/define.ts';

/** How many entries are read or written at a time: an administrator may have a hundred thousand. */
export const BATCH = 1000;

/** 'on' lets the rest of the transaction alter entries, which the database refuses otherwise. */
export const redactionSet = defineRows({ state: 'text' }, ({ state }) =>
  db.selectNoFrom(sql<string>`set_config('portal.audit_redaction', ${state}, true)`.as('state')),
);

/** The rest of an entry, as input to the function. */
export interface EntryLeft {
  id: string;
  ipAddress: string | null;
  userAgent: string | null;
  oldValues: unknown;
  newValues: unknown;
  digest: string;
}

/** Replaces the entries with the rest of their content. */
export const reduced = defineRows({ left: 'json' }, ({ left }) =>
  db.selectNoFrom(sql`reduce_audit_entries(${left})`.as('done')),
);

/** Marks the seals of erased entries, each with the digest of the rest. */
export const sealsMarked = defineRows(
  { ids: 'uuid[]', digests: 'text?[]', at: 'timestamptz', root: 'text' },
  ({ ids, digests, at, root }) =>
    db.selectNoFrom(sql`mark_audit_seals(${ids}, ${digests}, ${at}, ${root})`.as('done')),
);

/** Removes entries with nothing left. */
export const removed = defineRows({ ids: 'uuid[]' }, ({ ids }) =>
  db.selectNoFrom(sql`remove_audit_entries(${ids})`.as('done')),
);

/** Replaces the person with their number in a batch of their actions. Returns how many there were. */
export const actorRenamed = defineRows({ userId: 'uuid', number: 'int' }, ({ userId, number }) =>
  db.selectNoFrom(sql<number>`rename_audit_actor(${userId}, ${number}, ${sql.lit(BATCH)})`.as('entries')),
);
