/** Weeks not sent yet. */
import { db, defineByKey } from '../../platform/sql/define.ts';
import { isUnsent } from './late.sql.ts';

/** For each person, whether days are expected and the week was not sent. */
export const unsent = defineByKey(
  { people: 'uuid list', monday: 'date', sunday: 'date' },
  ({ people, ...week }) =>
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
              isUnsent(week),
            ])
            .$castTo<boolean>()
            .as('value'),
        ];
      }),
);
