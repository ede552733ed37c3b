/** Reads the ledger for its seals. Sequences and positions are read as text, because rounding would change them. */
import { db, defineChange, defineRows, type Expression, sql } from '../platform/sql/define.ts';
import { asText, insertFrom, recordsFrom } from '../platform/sql/parts.ts';

/** How many entries are read at a time. */
export const BATCH = 2_000;

/**
 * Everything an entry says, including its postings, as one text, because JSON has one format for days and numbers on
 * every server. The person is left out, because the payee loses that key when they are deleted for good.
 */
const contentOf = (entryId: Expression<string>) =>
  db
    .selectFrom('LedgerEntry as said')
    .leftJoin('Payee as whom', 'whom.id', 'said.payeeId')
    .where('said.id', '=', entryId)
    .select(({ ref, selectFrom }) => {
      const postings = selectFrom('LedgerPosting as posting')
        .whereRef('posting.entryId', '=', 'said.id')
        .select(({ ref: of }) =>
          sql`jsonb_agg(jsonb_build_array(${of('posting.line')}, ${of('posting.account')}, ${of('posting.payeeId')},
            ${of('posting.cents')}, ${of('posting.week')}, ${of('posting.taxYear')}, ${of('posting.taxClass')})
            order by ${of('posting.line')})`.as('all'),
        );
      return sql<string>`jsonb_build_array(${ref('said.id')}, ${ref('said.sequence')}, ${ref('said.date')},
        ${ref('said.event')}, ${ref('said.payeeId')}, ${ref('whom.number')}, ${ref('said.causeId')},
        ${ref('said.actorId')}, (extract(epoch from ${ref('said.createdAt')}) * 1000)::bigint, ${postings})::text`.as(
        'content',
      );
    })
    .$asScalar();

/** The newest sealed entry; null if there is none. */
export const newestSealed = defineRows({}, () =>
  db.selectFrom('LedgerSeal').select(({ fn }) => asText(fn.max<number | null>('sequence')).as('sequence')),
);

/** A payee whose person still exists. Someone who was deleted gets no more payments. */
const isThere = (payeeId: Expression<string>) =>
  db
    .selectFrom('Payee as payee')
    .where('payee.id', '=', payeeId)
    .where('payee.userId', 'is not', null)
    .select('payee.id');

/** The next entries without a seal, after `from`; entries of deleted people only if `all` is true. */
export const unsealedEntries = defineRows({ from: 'bigint', all: 'boolean' }, ({ from, all }) =>
  db
    .selectFrom('LedgerEntry as entry')
    .leftJoin('LedgerSeal as seal', 'seal.entryId', 'entry.id')
    .where('entry.sequence', '>', from)
    .where('seal.entryId', 'is', null)
    .where(({ or, exists, ref }) => or([all, exists(isThere(ref('entry.payeeId')))]))
    .orderBy('entry.sequence')
    .limit(BATCH)
    .select(({ ref }) => [
      'entry.id as entryId',
      asText(ref('entry.sequence')).as('sequence'),
      contentOf(ref('entry.id')).as('content'),
    ]),
);

/**
 * The next seals after a position, each with the entry's content now: null if the entry is gone. A link that covers
 * entries but has no seals is one row without a sequence.
 */
export const sealsAfter = defineRows({ position: 'bigint', sequence: 'bigint' }, ({ position, sequence }) =>
  db
    .selectFrom('AuditSeal as link')
    .leftJoin('LedgerSeal as seal', 'seal.position', 'link.position')
    .where('link.ledgerDigest', 'is not', null)
    .where('link.position', '>=', position)
    .where(({ eb, or, fn, lit }) =>
      or([eb('link.position', '>', position), eb(fn.coalesce('seal.sequence', lit(0)), '>', sequence)]),
    )
    .orderBy('link.position')
    .orderBy('seal.sequence')
    .limit(BATCH)
    .select(({ ref }) => [
      asText(ref('link.position')).as('position'),
      'link.ledgerDigest',
      asText(ref('seal.sequence')).as('sequence'),
      'seal.entryId',
      'seal.digest',
      contentOf(ref('seal.entryId').$notNull()).as('content'),
    ]),
);

/** The first seal that no link of the chain covers. */
export const firstUnlinked = defineRows({}, () =>
  db
    .selectFrom('LedgerSeal as seal')
    .leftJoin('AuditSeal as link', 'link.position', 'seal.position')
    .where('link.ledgerDigest', 'is', null)
    .orderBy('seal.sequence')
    .limit(1)
    .select(({ ref }) => asText(ref('seal.sequence')).as('sequence')),
);

/** The first entry of a deleted person that was not sealed before they were deleted. */
export const firstAdded = defineRows({}, () =>
  db
    .selectFrom('LedgerEntry as entry')
    .leftJoin('LedgerSeal as seal', 'seal.entryId', 'entry.id')
    .where('seal.entryId', 'is', null)
    .where(({ not, exists, ref }) => not(exists(isThere(ref('entry.payeeId')))))
    .orderBy('entry.sequence')
    .limit(1)
    .select(({ ref }) => asText(ref('entry.sequence')).as('sequence')),
);

const SEAL = { entryId: 'uuid', sequence: 'bigint', digest: 'text', position: 'bigint' } as const;

/** Seals of entries, as JSON. */
export const addedSeals = defineChange({ seals: 'json' }, ({ seals }) =>
  insertFrom(db.insertInto('LedgerSeal'), db.selectFrom(recordsFrom(seals, SEAL, 'seal')), ({ ref }) => ({
    entryId: ref('seal.entryId'),
    sequence: ref('seal.sequence'),
    digest: ref('seal.digest'),
    position: ref('seal.position'),
  })),
);
