import { addDays } from 'rules/days';
import { listWeekDays } from 'rules/weeks';
import type { LoggedDay } from './loggedDay';
import { type Edits, isEdited } from './weekEdits';

/**
 * The worked days and routes of the previous week as edits of this one. Future days, days in the log and days that
 * someone is typing stay unchanged; a rejected day is not copied.
 */
export function sameAsWeekBefore(
  monday: string,
  today: string,
  logs: ReadonlyMap<string, LoggedDay>,
  edits: Edits,
): Edits {
  const open = listWeekDays(monday).filter(
    (date) => date <= today && !logs.has(date) && !isEdited(undefined, edits[date]),
  );
  return Object.fromEntries(
    open.flatMap((date) => {
      const before = logs.get(addDays(date, -7));
      if (!before?.worked || before.status === 'REJECTED') return [];
      return [[date, { worked: true, description: before.description }] as const];
    }),
  );
}
