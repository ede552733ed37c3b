/** The initiator of a batch. */
import { db, defineRows } from '../../platform/sql/define.ts';
import { arrayFrom } from '../../platform/sql/parts.ts';

/** The roles of a person who can sign in. One statement, because it runs for every chunk of the batch. */
export const activePerson = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db
    .selectFrom('User as person')
    .where('person.id', '=', userId)
    .where('person.isActive', '=', true)
    .where('person.archivedAt', 'is', null)
    .select((eb) =>
      arrayFrom(eb.selectFrom('RoleAssignment').select('role').whereRef('userId', '=', 'person.id')).as(
        'roles',
      ),
    ),
);
