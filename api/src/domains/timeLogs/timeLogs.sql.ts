/** People's latest days. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, defineByKey } from '../../platform/sql/define.ts';

/** Some days of each person, the latest or the earliest, before and after these days. */
const daysFrom = (direction: 'asc' | 'desc') =>
  defineByKey(
    { people: 'uuid list', after: 'date?', before: 'date?', limit: 'int' },
    ({ people, after, before, limit }) =>
      db
        .selectFrom('User as person')
        .where('person.id', 'in', people)
        .select(({ selectFrom }) => [
          'person.id as key',
          jsonArrayFrom(
            selectFrom('TimeLog as log')
              .whereRef('log.userId', '=', 'person.id')
              .where((eb) => eb.or([eb(after, 'is', null), eb('log.date', '>', after)]))
              .where((eb) => eb.or([eb(before, 'is', null), eb('log.date', '<', before)]))
              .orderBy('log.date', direction)
              .limit(limit)
              .select(['log.date', 'log.worked', 'log.status', 'log.description']),
          ).as('value'),
        ]),
  );

export const earliestDays = daysFrom('asc');
export const latestDays = daysFrom('desc');
