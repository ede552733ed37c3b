/** Weeks: time logs and payroll go from Monday to Sunday, pay summaries from Sunday to Saturday. */
import { addDays, type Day, getWeekday, toUtcMidnight } from './days.ts';

export const WEEKDAY_NAMES = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
} as const;
export type Weekday = keyof typeof WEEKDAY_NAMES;
export const WEEKDAYS = Object.keys(WEEKDAY_NAMES) as Weekday[];

/** The Monday of the day's week. */
export const startOfWeek = (day: Day): Day => addDays(day, -((getWeekday(day) + 6) % 7));

export const isMonday = (day: Day): boolean => getWeekday(day) === 1;

/** The Sunday on or before the day: where the weeks of pay summaries start. */
export const startOfSundayWeek = (day: Day): Day => addDays(day, -getWeekday(day));

/** The seven days from a Monday to its Sunday. */
export const listWeekDays = (monday: Day): Day[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Whether `today` is in the week that starts on the Monday. */
export const isCurrentWeek = (monday: Day, today: Day): boolean => monday === startOfWeek(today);

/** Whether the week starts after the week of `today`. */
export const isFutureWeek = (monday: Day, today: Day): boolean => monday > startOfWeek(today);

/** Whether the week ended before the week of `today`. */
export const isPastWeek = (monday: Day, today: Day): boolean => monday < startOfWeek(today);

const WEEK_MS = 7 * 86_400_000;

/** The number of weeks from that of one Monday through that of another; zero if the other is earlier. */
export const countWeeks = (first: Day, last: Day): number =>
  Math.max(0, (toUtcMidnight(last).getTime() - toUtcMidnight(first).getTime()) / WEEK_MS + 1);
