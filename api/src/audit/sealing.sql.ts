/** Finds entries without a seal and seals them. A sequence is read as text, because rounding would change it. */
import { db, defineChange, defineRows, type Expression } from '../platform/sql/define.ts';
import { asText, insertFrom, recordsFrom } from '../platform/sql/parts.ts';

/** How many entries are sealed at a time. */
const BATCH = 2000;
/** How many entries a statement checks for one without a seal, which takes a few hundredths of a second. */
const LOOKED_AT = 10_000;

/** The seal of an entry. OFFSET keeps the planner from reading the whole chain for each batch. */
const sealOf = (entryId: Expression<string>) =>
  db
    .selectFrom('AuditSeal as seal')
    .where('seal.auditLogId', '=', entryId)
    .offset(0)
    .select('seal.auditLogId');

/** The last sequence of a batch after `from`; null if there are no more entries. */
export const batchEnd = defineRows({ from: 'bigint' }, ({ from }) =>
  db
    .selectFrom((entries) =>
      entries
        .selectFrom('AuditLog')
        .where('sequence', '>', from)
        .orderBy('sequence')
        .limit(BATCH)
        .select('sequence')
        .as('batch'),
    )
    .select(({ fn }) => asText(fn.max<number | null>('batch.sequence')).as('end')),
);

/** For the next entries after `from`: the sequences of the last one and of the first without a seal. */
export const lookedAt = defineRows({ from: 'bigint' }, ({ from }) =>
  db
    .selectFrom((entries) =>
      entries
        .selectFrom('AuditLog as entry')
        .where('entry.sequence', '>', from)
        .orderBy('entry.sequence')
        .limit(LOOKED_AT)
        .select(({ exists, ref }) => [
          'entry.sequence',
          exists(sealOf(ref('entry.id')))
            .$castTo<boolean>()
            .as('sealed'),
        ])
        .as('looked'),
    )
    .select(({ fn }) => [
      asText(fn.max<number | null>('looked.sequence')).as('end'),
      asText(fn.min<number | null>('looked.sequence').filterWhere('looked.sealed', '=', false)).as('first'),
    ]),
);

/** Entries without a seal, after `from` and up to `end`. */
export const unsealed = defineRows({ from: 'bigint', end: 'bigint' }, ({ from, end }) =>
  db
    .selectFrom('AuditLog as entry')
    .where('entry.sequence', '>', from)
    .where('entry.sequence', '<=', end)
    .where(({ not, exists, ref }) => not(exists(sealOf(ref('entry.id')))))
    .orderBy('entry.sequence')
    .select(({ ref }) => ['entry.id', asText(ref('entry.sequence')).as('sequence'), 'entry.digest']),
);

const LINK = {
  position: 'bigint',
  auditLogId: 'uuid',
  sequence: 'bigint',
  digest: 'text',
  previousHash: 'text',
  hash: 'text',
  ledgerDigest: 'text?',
} as const;

/**
 * Links at the end of the chain, as JSON: Prisma takes longer to write this many rows than the database to insert them.
 */
export const addedLinks = defineChange({ links: 'json' }, ({ links }) =>
  insertFrom(db.insertInto('AuditSeal'), db.selectFrom(recordsFrom(links, LINK, 'link')), ({ ref }) => ({
    position: ref('link.position'),
    auditLogId: ref('link.auditLogId'),
    sequence: ref('link.sequence'),
    digest: ref('link.digest'),
    previousHash: ref('link.previousHash'),
    hash: ref('link.hash'),
    ledgerDigest: ref('link.ledgerDigest'),
  })),
);
