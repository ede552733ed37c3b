/** Writing a notice for each person whom it is for. */
import { db, defineRows, sql } from '../platform/sql/define.ts';
import { insertFrom } from '../platform/sql/parts.ts';

/** Inserts it for the owner, active or not, or for everybody who is active and has one of the roles. Returns their keys. */
export const notified = defineRows(
  {
    kind: 'NoticeKind',
    owner: 'uuid?',
    roles: 'RoleName[]',
    except: 'uuid?',
    apart: 'uuid[]',
    aboutId: 'uuid?',
    byId: 'uuid?',
    facts: 'jsonb',
    at: 'timestamptz',
  },
  (p) =>
    insertFrom(
      db.insertInto('Notice'),
      db
        .selectFrom('User as person')
        .where('person.archivedAt', 'is', null)
        .where(({ eb, or, and, not, exists, selectFrom }) =>
          or([
            eb('person.id', '=', p.owner),
            and([
              eb('person.isActive', '=', true),
              eb('person.id', 'is distinct from', p.except),
              eb('person.id', 'is distinct from', p.aboutId),
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
        aboutId: p.aboutId,
        byId: p.byId,
        facts: p.facts,
        createdAt: p.at,
      }),
    ).returning('recipientId'),
);
