/** Names of the people that entries are about. */
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { db, defineByKey, sql } from '../../platform/sql/define.ts';

/** The names of people, or their numbers if they have been permanently deleted. */
export const namesOfPeople = defineByKey({ keys: 'uuid list' }, ({ keys }) =>
  db
    .selectFrom('User as person')
    .where('person.id', 'in', keys)
    .select(({ ref }) => [
      'person.id as key',
      jsonBuildObject({
        name: sql<string | null>`${ref('person.firstName')} || ' ' || ${ref('person.lastName')}`,
        number: sql<number | null>`null`,
      }).as('value'),
    ])
    .unionAll(
      db
        .selectFrom('DeletedUser as deleted')
        .where('deleted.userId', 'in', keys)
        .select(({ ref }) => [
          'deleted.userId as key',
          jsonBuildObject({
            name: sql<string | null>`null`,
            number: sql<number | null>`${ref('deleted.number')}`,
          }).as('value'),
        ]),
    ),
);
