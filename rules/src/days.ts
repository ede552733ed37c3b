/**
 * Calendar days: 'YYYY-MM-DD' strings and never instants. A day has no time zone, so nothing can shift it, and days
 * compare as strings. Arithmetic uses UTC, where every day has 24 hours.
 */

/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type DayName = (typeof DAY_NAMES)[number];

/** Days outside these years are typing errors, not history. */
export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2100-12-31';
export const DAY_EXPECTED = `Expected a date as YYYY-MM-DD between ${FIRST_DAY} and ${LAST_DAY}.`;

/** Midnight UTC of the day in milliseconds; NaN for a text that is not a day. */
function parseDay(text: string): number {
  if (!DAY.test(text)) return Number.NaN;
  const date = new Date(`${text}T00:00:00Z`);
  // Date reads February 30 as a day of March.
  return date.getUTCDate() === Number(text.slice(8)) ? date.getTime() : Number.NaN;
}

function readDay(day: Day): number {
  const time = parseDay(day);
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar day: ${day}`);
  return time;
}

const writeDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether the text is a calendar day, of any year: '2026-02-29' is not. */
export const isCalendarDay = (text: string): text is Day => !Number.isNaN(parseDay(text));

/** Whether the portal accepts the text as a day: a calendar day from 2000 to 2100. */
export const isDay = (text: string): text is Day =>
  text >= FIRST_DAY && text <= LAST_DAY && isCalendarDay(text);

/** Midnight UTC of the day: the value of a DATE column. */
export const toUtcMidnight = (day: Day): Date => new Date(readDay(day));

/** The day of an instant in UTC: the day in a DATE column. */
export const fromUtcMidnight = (date: Date): Day => date.toISOString().slice(0, 10);

/** The day `count` days later, earlier when negative. Throws a RangeError for a text that is not a day. */
export const addDays = (day: Day, count: number): Day => writeDay(readDay(day) + count * DAY_MS);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** 0 for Sunday to 6 for Saturday. */
export const getWeekday = (day: Day): number => new Date(readDay(day)).getUTCDay();

/** 'Monday' to 'Sunday'. */
export const getDayName = (day: Day): DayName => DAY_NAMES[getWeekday(day)]!;
