/** What an address says about a list. What makes no sense there counts as not given. */
import { addDays, type Day, FIRST_DAY, isDay, LAST_DAY } from './days.ts';
import { startOfWeek } from './weeks.ts';

/** The search parameters of an address, as in URLSearchParams. */
interface SearchParams {
  get(name: string): string | null;
}

/** The number of a page, from 1. */
export function readPage(params: SearchParams, name = 'page'): number {
  const page = Number(params.get(name) ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** A day that the portal takes; null for none. */
export function readDay(params: SearchParams, name: string): Day | null {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
}

/** The Monday of the week that any of its days names; null for none. A week is served when all of it is, and the next. */
export function readWeek(params: SearchParams, name = 'week'): Day | null {
  const day = readDay(params, name);
  const isServed = day !== null && day >= addDays(FIRST_DAY, 7) && day <= addDays(LAST_DAY, -7);
  return isServed ? startOfWeek(day) : null;
}
