/** What a person's weeks usually look like, so that one that differs stands out before it is approved. Pure. */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import { routeKey } from 'rules/tripNotes';
import { startOfWeek } from 'rules/weeks';
import { groupBy } from '../../platform/lib/groupBy.ts';

/** How many weeks count for what is usual, and how many of them must have been worked. */
export const USUAL_WEEKS = 8;
const FEWEST_WEEKS = 3;
/** With more routes than this, none counts as usual. */
const MOST_ROUTES = 20;

/** Worked days and receipts before the week, without rejected ones. */
export interface Earlier {
  days: readonly { date: Day; route: string }[];
  receipts: readonly { date: Day; cents: Cents }[];
}

export interface UsualWeek {
  /** How many worked weeks it is based on. */
  weeks: number;
  fewestDays: number;
  mostDays: number;
  /** As last written; none for someone whose notes rarely repeat. */
  routes: string[];
  mostExpenses: Cents;
}

/** What is usual in the worked weeks; null if there are too few to tell. */
export function usualWeek({ days, receipts }: Earlier): UsualWeek | null {
  const weeks = byWeek(days);
  if (weeks.length < FEWEST_WEEKS) return null;
  const counts = weeks.map((ofWeek) => ofWeek.length);
  const expenses = byWeek(receipts).map((ofWeek) => sumCents(ofWeek.map(({ cents }) => cents)));
  return {
    weeks: weeks.length,
    fewestDays: Math.min(...counts),
    mostDays: Math.max(...counts),
    routes: usualRoutes(days.map(({ route }) => route)),
    mostExpenses: Math.max(0, ...expenses),
  };
}

const byWeek = <Item extends { date: Day }>(items: readonly Item[]): Item[][] =>
  groupBy(items, ({ date }) => startOfWeek(date));

/** Routes by their text, if each was driven twice on average; otherwise the notes are not routes. */
function usualRoutes(notes: readonly string[]): string[] {
  const noted = notes.filter((note) => routeKey(note) !== '');
  const routes = new Map(noted.map((note) => [routeKey(note), note.trim()]));
  return routes.size <= MOST_ROUTES && routes.size * 2 <= noted.length ? [...routes.values()] : [];
}
