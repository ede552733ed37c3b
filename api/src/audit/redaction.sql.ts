/** Taking a person out of the audit log. */
import { db, defineChange, defineRows, sql } from '../platform/sql/define.ts';
import { type RecordOf, recordsFrom, unnested } from '../platform/sql/parts.ts';

/** So many entries are read or written at a time: an administrator may have done a hundred thousand things. */
export const BATCH = 1000;

/** 'on' lets the rest of the transaction alter entries and mark seals, which the database refuses otherwise; 'off' ends it. */
export const redactionSet = defineRows({ state: 'text' }, ({ state }) =>
  db.selectNoFrom(sql<string>`set_config('portal.audit_redaction', ${state}, true)`.as('state')),
);

const LEFT = {
  id: 'uuid',
  ipAddress: 'text?',
  userAgent: 'text?',
  oldValues: 'jsonb?',
  newValues: 'jsonb?',
  digest: 'text',
} as const;
/** What is left of an entry. */
export type EntryLeft = RecordOf<typeof LEFT>;

/**
 * Puts what is left in place of the entries. `set` is given an object: of what a callback returns, the compiler does not
 * refuse a column that is none.
 */
export const reduced = defineChange({ left: 'json' }, ({ left }) =>
  db
    .updateTable('AuditLog as entry')
    .from(recordsFrom(left, LEFT, 'less'))
    .whereRef('entry.id', '=', 'less.id')
    .set({
      ipAddress: ({ ref }) => ref('less.ipAddress'),
      userAgent: ({ ref }) => ref('less.userAgent'),
      oldValues: ({ ref }) => ref('less.oldValues'),
      newValues: ({ ref }) => ref('less.newValues'),
      digest: ({ ref }) => ref('less.digest'),
    }),
);

/** Marks the seals of what was erased, each with the digest of what is left of its entry. */
export const sealsMarked = defineChange(
  { ids: 'uuid[]', digests: 'text?[]', at: 'timestamptz', root: 'text' },
  ({ ids, digests, at, root }) =>
    db
      .updateTable('AuditSeal as seal')
      .from(unnested({ id: ids, digest: digests }, 'less'))
      .whereRef('seal.auditLogId', '=', 'less.id')
      .set({ redactedAt: at, redactionRoot: root, redactedDigest: ({ ref }) => ref('less.digest') }),
);

/** Removes entries of which nothing is left. */
export const removed = defineChange({ ids: 'uuid[]' }, ({ ids }) =>
  db.deleteFrom('AuditLog').where((eb) => eb('id', '=', eb.fn.any(ids))),
);

/** Puts the person's number in place of the person, in a batch of what the person did. */
export const actorRenamed = defineChange({ userId: 'uuid', number: 'int' }, ({ userId, number }) =>
  db
    .updateTable('AuditLog')
    .set({ userId: null, deletedUserNumber: number })
    .where('id', 'in', (entries) =>
      entries.selectFrom('AuditLog').where('userId', '=', userId).limit(BATCH).select('id'),
    ),
);
