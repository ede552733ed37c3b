/**
 * Taking a person out of the audit log. The statements are functions of the database: the role that serves the portal may
 * alter or remove entries in no other way.
 */
import { db, defineRows, sql } from '../platform/sql/define.ts';

/** So many entries are read or written at a time: an administrator may have done a hundred thousand things. */
export const BATCH = 1000;

/** 'on' lets the rest of the transaction alter entries, which the database refuses otherwise. */
export const redactionSet = defineRows({ state: 'text' }, ({ state }) =>
  db.selectNoFrom(sql<string>`set_config('portal.audit_redaction', ${state}, true)`.as('state')),
);

/** What is left of an entry, as the function reads it. */
export interface EntryLeft {
  id: string;
  ipAddress: string | null;
  userAgent: string | null;
  oldValues: unknown;
  newValues: unknown;
  digest: string;
}

/** Puts what is left in place of the entries. */
export const reduced = defineRows({ left: 'json' }, ({ left }) =>
  db.selectNoFrom(sql`reduce_audit_entries(${left})`.as('done')),
);

/** Marks the seals of what was erased, each with the digest of what is left of its entry. */
export const sealsMarked = defineRows(
  { ids: 'uuid[]', digests: 'text?[]', at: 'timestamptz', root: 'text' },
  ({ ids, digests, at, root }) =>
    db.selectNoFrom(sql`mark_audit_seals(${ids}, ${digests}, ${at}, ${root})`.as('done')),
);

/** Removes entries with nothing left. */
export const removed = defineRows({ ids: 'uuid[]' }, ({ ids }) =>
  db.selectNoFrom(sql`remove_audit_entries(${ids})`.as('done')),
);

/** Puts the person's number in place of the person, in a batch of what the person did. Says how many those were. */
export const actorRenamed = defineRows({ userId: 'uuid', number: 'int' }, ({ userId, number }) =>
  db.selectNoFrom(sql<number>`rename_audit_actor(${userId}, ${number}, ${sql.lit(BATCH)})`.as('entries')),
);
