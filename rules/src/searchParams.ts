/** Parses list parameters of an address. An invalid one counts as missing. */
import { addDays, type Day, FIRST_DAY, isDay, LAST_DAY } from './days.ts';
import { startOfWeek } from './weeks.ts';

/** The number of a page, from 1. */
export function readPage(text: string): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** A day in the portal's range; null if there is none. */
export const readDay = (text: string): Day | null => (isDay(text) ? text : null);

/** The days that name a week: the whole week and the next one must be in range. */
export const FIRST_WEEK_DAY: Day = /* @__PURE__ */ addDays(FIRST_DAY, 7);
export const LAST_WEEK_DAY: Day = /* @__PURE__ */ addDays(LAST_DAY, -7);

/** The Monday of the week, from any of its days; null if there is none. */
export function readWeek(text: string): Day | null {
  const day = readDay(text.trim());
  return day !== null && day >= FIRST_WEEK_DAY && day <= LAST_WEEK_DAY ? startOfWeek(day) : null;
}
