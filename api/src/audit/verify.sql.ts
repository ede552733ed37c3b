/** What verification reads. Positions and sequences are read as text, because rounding would change them. */
import { db, defineRows, sql } from '../platform/sql/define.ts';
import { asText, textAt } from '../platform/sql/parts.ts';

/** How many links are read at a time. */
export const BATCH = 500;

/** The next links of the chain, each with its entry, whose columns are null if it is gone. */
export const linksAfter = defineRows({ position: 'bigint' }, ({ position }) =>
  db
    .selectFrom('AuditSeal as seal')
    .leftJoin('AuditLog as entry', 'entry.id', 'seal.auditLogId')
    .leftJoin('DeletedUser as gone', 'gone.number', 'entry.deletedUserNumber')
    .where('seal.position', '>', position)
    .orderBy('seal.position')
    .limit(BATCH)
    .select(({ ref }) => [
      asText(ref('seal.position')).as('position'),
      asText(ref('seal.sequence')).as('sealedSequence'),
      asText(ref('entry.sequence')).as('sequence'),
    ])
    .select(['seal.auditLogId', 'seal.digest as sealedDigest', 'seal.previousHash', 'seal.hash'])
    .select(['seal.redactedAt', 'seal.redactedDigest', 'seal.redactionRoot', 'seal.ledgerDigest'])
    .select(['entry.id', 'entry.digest', 'entry.timestamp', 'entry.level', 'entry.action'])
    .select(['entry.entityType', 'entry.entityId', 'entry.userId', 'gone.userId as deletedUserId'])
    .select(['entry.ipAddress', 'entry.userAgent', 'entry.requestId', 'entry.oldValues', 'entry.newValues']),
);

/** The first marked seal whose erasure no deletion's entry explains. */
export const firstUnaccounted = defineRows({}, () =>
  db
    .selectFrom('AuditSeal as seal')
    .where('seal.redactionRoot', 'is not', null)
    .groupBy('seal.redactionRoot')
    .having(({ eb, or, not, exists, ref, fn, selectFrom }) => {
      const erased = sql<string>`${ref('seal.digest')} || coalesce(':' || ${ref('seal.redactedDigest')}, '')`;
      const all = fn.agg<string>('string_agg', [erased, sql.lit('')]).orderBy('seal.position');
      return or([
        eb('seal.redactionRoot', 'is distinct from', sql<string>`encode(sha256(${all}::bytea), 'hex')`),
        not(
          exists(
            selectFrom('AuditLog as entry')
              .where('entry.action', '=', 'USER_DELETED')
              .where((of) =>
                of(textAt(of.ref('entry.newValues'), 'auditRoot'), '=', of.ref('seal.redactionRoot')),
              )
              .select('entry.id'),
          ),
        ),
      ]);
    })
    .orderBy(({ fn }) => fn.min('seal.position'))
    .limit(1)
    .select(({ fn }) => asText(fn.min<number>('seal.position')).as('position')),
);

/** The first entry under a deleted person's number that no deletion's entry assigned; null if there is none. */
export const firstMisnamed = defineRows({}, () =>
  db
    .selectFrom('DeletedUser as gone')
    .innerJoin('AuditLog as entry', 'entry.deletedUserNumber', 'gone.number')
    .innerJoin('AuditSeal as seal', 'seal.auditLogId', 'entry.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('AuditLog as deletion')
            .where('deletion.action', '=', 'USER_DELETED')
            .where(({ eb, ref }) =>
              eb(textAt(ref('deletion.newValues'), 'deletedUser'), '=', asText(ref('gone.number'))),
            )
            .where(({ eb, ref }) =>
              eb(textAt(ref('deletion.newValues'), 'deletedUserId'), '=', asText(ref('gone.userId'))),
            )
            .select('deletion.id'),
        ),
      ),
    )
    .select(({ fn }) => asText(fn.min<number | null>('seal.position')).as('position')),
);

/** How many entries were erased with their person, and how many lost only their facts about one. */
export const erasureCounts = defineRows({}, () =>
  db
    .selectFrom('AuditSeal')
    .where('redactionRoot', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('redactedDigest', 'is', null).as('erased'),
      fn.count<number>('redactedDigest').as('reduced'),
    ]),
);
