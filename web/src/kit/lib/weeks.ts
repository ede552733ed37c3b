/**
 * Calendar days are 'YYYY-MM-DD' strings without a zone, so they compare as strings and no clock can shift them.
 * Arithmetic runs through UTC, where every day has 24 hours.
 */

const DAY_MS = 86_400_000;
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type DayName = (typeof DAY_NAMES)[number];

function toUtc(day: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const time = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  if (Number.isNaN(time) || fromUtc(time) !== day) throw new RangeError(`Not a calendar day: ${day}`);
  return time;
}

function fromUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether the text is a day that exists, written 'YYYY-MM-DD' (2026-02-29 is not). */
export function isDay(text: string): boolean {
  try {
    toUtc(text);
    return true;
  } catch {
    return false;
  }
}

/** The day `count` days later (earlier when negative). Throws a RangeError when `day` is not a calendar day. */
export function addDays(day: string, count: number): string {
  return fromUtc(toUtc(day) + count * DAY_MS);
}

/** Today where the browser is, or the day of `now` there. */
export function todayIn(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(toUtc(day)).getUTCDay();
}

/** 'Monday' to 'Sunday'. */
export function dayName(day: string): DayName {
  return DAY_NAMES[weekdayOf(day)]!;
}

/** The Monday of the day's week: where time logs and payroll weeks start. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The Sunday on or before the day: where the weeks of the pay summary start. */
export function sundayStartOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** The seven days from Monday to Sunday. */
export function weekOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Whether `today` lies in the week that starts on `monday`. */
export function isCurrentWeek(monday: string, today: string): boolean {
  return monday === mondayOf(today);
}

/** Whether the week starts after the week of `today`. */
export function isFutureWeek(monday: string, today: string): boolean {
  return monday > mondayOf(today);
}

/** Whether the week ended before the week of `today`. */
export function isPastWeek(monday: string, today: string): boolean {
  return monday < mondayOf(today);
}

/** The Mondays of the weeks that a calendar sheet of the month shows; `month` is 'YYYY-MM'. */
export function mondaysOfMonth(month: string): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    mondays.push(monday);
  }
  return mondays;
}

/** The month `count` months later, 'YYYY-MM' in and out. */
export function addMonths(month: string, count: number): string {
  const time = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1);
  return fromUtc(time).slice(0, 7);
}
