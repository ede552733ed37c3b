import { addDays, isDay, isFutureWeek, mondayOf, weekdayOf } from './weeks';

/** The Monday of the week before this one, where the tracker opens: it is the one to be paid. */
export function previousWeek(today: string): string {
  return addDays(mondayOf(today), -7);
}

const isServed = (day: string) => isDay(day) && day >= '2000-01-08' && day <= '2100-12-24';

/**
 * The Monday of the week that an address names (`week=2026-11-16`): any day stands for its week; what is no day, or none
 * of the years that the server knows (2000 to 2100), counts as not given.
 */
export function readWeek(params: URLSearchParams): string | null {
  const day = params.get('week') ?? '';
  return isServed(day) ? mondayOf(day) : null;
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
