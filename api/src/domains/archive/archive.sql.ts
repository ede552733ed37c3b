/** The three cards of the archive. */
import { db, defineRow } from '../../platform/sql/define.ts';

/** In one statement: archived people, administrators, and the people this administrator may delete. */
export const archiveCounts = defineRow({ viewer: 'uuid' }, ({ viewer }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('User as person')
        .select((eb) => [
          'person.id',
          eb('person.archivedAt', 'is not', null).$castTo<boolean>().as('archived'),
          eb
            .exists(
              eb
                .selectFrom('RoleAssignment as held')
                .whereRef('held.userId', '=', 'person.id')
                .where('held.role', '=', 'IT_Admin')
                .select('held.role'),
            )
            .$castTo<boolean>()
            .as('admin'),
        ])
        .as('person'),
    )
    .select(({ fn, eb, and }) => [
      fn.countAll<number>().filterWhere('person.archived', '=', true).as('archivedUsers'),
      fn.countAll<number>().filterWhere('person.admin', '=', true).as('itAdmins'),
      fn
        .countAll<number>()
        .filterWhere(
          and([
            eb('person.archived', '=', true),
            eb('person.admin', '=', false),
            eb('person.id', '<>', viewer),
          ]),
        )
        .as('deletable'),
    ]),
);
