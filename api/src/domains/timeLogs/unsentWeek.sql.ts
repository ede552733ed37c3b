/** Weeks not sent yet. */
import { db, defineByKey } from '../../platform/sql/define.ts';

/** For each person, whether days are expected but none are logged in the week before `thisWeek`. */
export const unsent = defineByKey(
  { people: 'uuid list', lastWeek: 'date', thisWeek: 'date' },
  ({ people, lastWeek, thisWeek }) =>
    db
      .selectFrom('User as person')
      .where('person.id', 'in', people)
      .select((eb) => {
        const days = eb.selectFrom('TimeLog').whereRef('userId', '=', 'person.id').select('TimeLog.id');
        return [
          'person.id as key',
          eb
            .and([
              eb('person.isActive', '=', true),
              eb('person.archivedAt', 'is', null),
              eb.or([eb('person.kind', '=', 'CONTRACTOR'), eb.exists(days)]),
              eb.not(eb.exists(days.where('date', '>=', lastWeek).where('date', '<', thisWeek))),
            ])
            .$castTo<boolean>()
            .as('value'),
        ];
      }),
);
