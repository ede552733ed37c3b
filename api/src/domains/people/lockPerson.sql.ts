/** Locks weaker than FOR UPDATE: audit entries that point at these people need not wait. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** A person and others, all in one order. */
export const lockedPeople = defineRows({ key: 'uuid', others: 'uuid[]' }, ({ key, others }) =>
  db
    .selectFrom('User')
    .where((eb) => eb.or([eb('id', '=', key), eb('id', '=', eb.fn.any(others))]))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id'),
);

/** A person and every administrator, all in one order. */
export const lockedAdministrators = defineRows({ key: 'uuid' }, ({ key }) =>
  db
    .selectFrom('User')
    .where((eb) =>
      eb.or([
        eb('id', '=', key),
        eb('id', 'in', eb.selectFrom('RoleAssignment').where('role', '=', 'IT_Admin').select('userId')),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id'),
);
