/** These locks are weaker than FOR UPDATE, so that audit entries about these people need not wait. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** Locks a person and others, always in the same order. */
export const lockedPeople = defineRows({ key: 'uuid', others: 'uuid[]' }, ({ key, others }) =>
  db
    .selectFrom('User')
    .where((eb) => eb.or([eb('id', '=', key), eb('id', '=', eb.fn.any(others))]))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id'),
);

/** Locks a person and every administrator, always in the same order. */
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
