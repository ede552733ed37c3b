/** Writes notices, one for each recipient. */
import { db, defineRows, sql } from '../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../platform/sql/parts.ts';

/** The subject of a notice, and its values. */
const SUBJECT = { aboutId: 'uuid', facts: 'jsonb' } as const;
export type GivenSubject = RecordOf<typeof SUBJECT>;

/**
 * Inserts each for its subject, active or not, or for everyone active with one of the roles. Returns the recipients.
 */
export const notified = defineRows(
  {
    kind: 'NoticeKind',
    toOwner: 'boolean',
    roles: 'RoleName[]',
    except: 'uuid?',
    apart: 'uuid[]',
    byId: 'uuid?',
    subjects: 'json',
    at: 'timestamptz',
  },
  (p) =>
    insertFrom(
      db.insertInto('Notice'),
      db
        .selectFrom([recordsFrom(p.subjects, SUBJECT, 'given'), 'User as person'])
        .where('person.archivedAt', 'is', null)
        .where(({ eb, or, and, not, exists, selectFrom }) =>
          or([
            and([p.toOwner, eb('person.id', '=', eb.ref('given.aboutId'))]),
            and([
              eb('person.isActive', '=', true),
              eb('person.id', 'is distinct from', p.except),
              eb('person.id', '<>', eb.ref('given.aboutId')),
              not(eb('person.id', '=', eb.fn.any(p.apart))),
              exists(
                selectFrom('RoleAssignment as held')
                  .whereRef('held.userId', '=', 'person.id')
                  .where('held.role', '=', ({ fn }) => fn.any(p.roles))
                  .select('held.role'),
              ),
            ]),
          ]),
        ),
      ({ ref }) => ({
        id: sql<string>`gen_random_uuid()`,
        recipientId: ref('person.id'),
        kind: p.kind,
        aboutId: ref('given.aboutId'),
        byId: p.byId,
        facts: ref('given.facts'),
        createdAt: p.at,
      }),
    ).returning(['recipientId', 'aboutId']),
);
