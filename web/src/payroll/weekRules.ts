import { addDays, isFutureWeek, mondayOf, weekdayOf } from '../lib/weeks';

/** The Monday of the week before this one, where the tracker opens: it is the one to be paid. */
export function previousWeek(today: string): string {
  return addDays(mondayOf(today), -7);
}

/** Why Next Week is not offered; null when it is. On a Sunday it always is. */
export function nextWeekRefusal(week: string, today: string): string | null {
  return isFutureWeek(week, today) && !isSunday(today) ? 'The selected week is in the future.' : null;
}

/** The last Monday that can be chosen from a calendar: as far as Next Week leads. Undefined for no end. */
export function latestWeek(today: string): string | undefined {
  return isSunday(today) ? undefined : addDays(mondayOf(today), 7);
}

function isSunday(day: string): boolean {
  return weekdayOf(day) === 0;
}
