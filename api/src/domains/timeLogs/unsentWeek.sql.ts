/** Weeks that were not sent. */
import { db, defineByKey } from '../../platform/sql/define.ts';

/** Of each person whether days are expected and none from the one day to before the other is in the log. */
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
