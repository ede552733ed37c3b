/**
 * Calendar days and Monday weeks.
 *
 * A day is a 'YYYY-MM-DD' string and never an instant: it has no zone, so nothing can shift it. The only place
 * where a zone matters is `todayIn`, which asks what day an instant is for the company.
 */

/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Days outside these years are typing errors, not history. */
export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2100-12-31';

/** Whether the text is a day that exists, between 2000 and 2100: '2026-02-29' is none. */
export function isDay(text: string): text is Day {
  if (!DAY.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

/** The day as Prisma wants a DATE column: midnight UTC. */
export const toDbDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The day that a DATE column holds. */
export const fromDbDate = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day =>
  fromDbDate(new Date(toDbDate(day).getTime() + count * DAY_MS));

/** 0 for Monday to 6 for Sunday. */
const weekdayFromMonday = (day: Day): number => (toDbDate(day).getUTCDay() + 6) % 7;

export const mondayOf = (day: Day): Day => addDays(day, -weekdayFromMonday(day));

export const isMonday = (day: Day): boolean => weekdayFromMonday(day) === 0;

/** The Sunday on or before the day: pay summaries group their weeks from Sunday. */
export const sundayOnOrBefore = (day: Day): Day => addDays(day, -((weekdayFromMonday(day) + 1) % 7));

/** The seven days from a Monday to its Sunday. */
export function weekDays(monday: Day): Day[] {
  const start = toDbDate(monday).getTime();
  return Array.from({ length: 7 }, (_, index) => fromDbDate(new Date(start + index * DAY_MS)));
}

/** The calendar day of an instant in a zone, as in `todayIn(new Date(), 'America/New_York')`. */
export function todayIn(instant: Date, timeZone: string): Day {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const known = CALENDARS.get(timeZone);
  if (known?.minute === minute) return known.day;
  // The Swedish locale writes dates as ISO 8601 does.
  const format = known?.format ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const day = format.format(instant);
  CALENDARS.set(timeZone, { format, minute, day });
  return day;
}

const MINUTE_MS = 60_000;

/** Each zone's, made once, as making one takes longer than fifty days; and the day last told, which a minute keeps. */
const CALENDARS = new Map<string, { format: Intl.DateTimeFormat; minute: number; day: Day }>();
