import { addDays, type Day } from 'rules/days';
import type { LoggedDay } from '../timeLogs/loggedDay';
import type { Edits } from '../timeLogs/weekEdits';

/**
 * The days worked the week before, with their routes, for the days of this week up to today that can still be changed.
 * Days off are not copied, so no entry is lost.
 */
export function sameAsBefore(days: readonly Day[], logs: ReadonlyMap<string, LoggedDay>, today: Day): Edits {
  return Object.fromEntries(
    days.flatMap((date) => {
      const before = logs.get(addDays(date, -7));
      const isOpen = date <= today && logs.get(date)?.viewerCanEdit !== false;
      if (!before?.worked || !isOpen || logs.get(date)?.worked) return [];
      return [[date, { worked: true, description: before.description ?? '' }]];
    }),
  );
}
