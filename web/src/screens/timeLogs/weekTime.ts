import { isFutureWeek, isPastWeek } from 'rules/weeks';

/** Whether a week is past, current or future, which decides what its rows offer. */
export type WeekTime = 'past' | 'current' | 'future';

export function toWeekTime(monday: string, today: string): WeekTime {
  if (isPastWeek(monday, today)) return 'past';
  return isFutureWeek(monday, today) ? 'future' : 'current';
}
