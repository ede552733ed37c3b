import { isFutureWeek, isPastWeek } from 'rules/weeks';

/** How a week stands to today, which decides what its rows offer. */
export type WeekTime = 'past' | 'current' | 'future';

export function toWeekTime(monday: string, today: string): WeekTime {
  if (isPastWeek(monday, today)) return 'past';
  return isFutureWeek(monday, today) ? 'future' : 'current';
}
