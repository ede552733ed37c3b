/** Rates that were entered while a batch was waiting. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** Which of these people got a rate for days through this one after that moment. */
export const ratesSince = defineRows(
  { people: 'uuid[]', since: 'timestamptz', through: 'date' },
  ({ people, since, through }) =>
    db
      .selectFrom('PayRate')
      .where((eb) => eb('userId', '=', eb.fn.any(people)))
      .where('changedAt', '>', since)
      .where('effectiveFrom', '<=', through)
      .select('userId')
      .distinct(),
);
