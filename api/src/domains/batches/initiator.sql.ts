/** Who started a batch. */
import { db, defineRows } from '../../platform/sql/define.ts';
import { arrayFrom } from '../../platform/sql/parts.ts';

/** The roles of someone who may enter: one statement, because it runs for each person of the batch. */
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
