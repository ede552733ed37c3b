/** Names for reports. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** People by name. */
export const names = defineRows({ people: 'uuid[]' }, ({ people }) =>
  db
    .selectFrom('User')
    .where((eb) => eb('id', '=', eb.fn.any(people)))
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .select(['id', 'firstName', 'lastName']),
);
