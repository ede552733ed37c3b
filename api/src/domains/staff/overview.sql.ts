/** The numbers on the staff screen. */
import { db, defineRow } from '../../platform/sql/define.ts';

/** One statement for all of them. */
export const staffCounts = defineRow({}, () =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('User as person')
        .select((eb) => [
          eb('person.kind', '=', 'STAFF').$castTo<boolean>().as('staff'),
          'person.isActive as active',
          eb('person.archivedAt', 'is not', null).$castTo<boolean>().as('archived'),
          eb
            .exists(
              eb
                .selectFrom('RoleAssignment as held')
                .whereRef('held.userId', '=', 'person.id')
                .where('held.role', '=', 'Manager')
                .select('held.role'),
            )
            .$castTo<boolean>()
            .as('manager'),
        ])
        .as('person'),
    )
    .select(({ fn, and, eb }) => {
      const is = (column: 'staff' | 'active' | 'archived' | 'manager', value = true) =>
        eb(`person.${column}`, '=', value);
      return [
        fn
          .countAll<number>()
          .filterWhere(and([is('staff'), is('archived', false)]))
          .as('totalStaff'),
        fn
          .countAll<number>()
          .filterWhere(and([is('staff'), is('archived', false), is('active')]))
          .as('activeStaff'),
        fn
          .countAll<number>()
          .filterWhere(and([is('staff'), is('archived', false), is('active', false)]))
          .as('inactiveStaff'),
        fn.countAll<number>().filterWhere(is('archived')).as('archivedUsers'),
        fn
          .countAll<number>()
          .filterWhere(and([is('staff'), is('archived', false), is('manager')]))
          .as('managers'),
        fn.countAll<number>().as('totalUsers'),
        fn
          .countAll<number>()
          .filterWhere(and([is('archived', false), is('active')]))
          .as('activeUsers'),
        fn
          .countAll<number>()
          .filterWhere(and([is('staff', false), is('archived', false), is('active')]))
          .as('activeContractors'),
      ];
    }),
);
