import { readCents } from 'rules/amounts';
import { addDays, type Day } from 'rules/days';
import { formatMoney, sumCents } from 'rules/money';
import { routeKey } from 'rules/tripNotes';
import { counted } from '../../kit/lib/labels';
import type { SubmittedWeek } from './submittedWeek';

type Week = Pick<SubmittedWeek, 'weekStart' | 'usual'> & {
  readonly days: readonly Pick<SubmittedWeek['days'][number], 'worked' | 'status' | 'description'>[];
  readonly receipts: readonly Pick<SubmittedWeek['receipts'][number], 'amount' | 'status'>[];
};

/** A route of the week with its number of days; `isNew` if it is not among the person's usual routes. */
export type WeekRoute = { readonly route: string; readonly days: number; readonly isNew: boolean };

export type WeekDifferences = { readonly days: string | null; readonly expenses: string | null };

/** Smaller differences in a week's cost are not worth a question. */
const NOTABLE_CENTS = 5_000;

const isRejected = ({ status }: { readonly status: string }) => status === 'REJECTED';
const workedDays = ({ days }: Week) => days.filter((day) => day.worked && !isRejected(day));

/**
 * The week's differences from the person's usual ones, in words: more days than any of those weeks had, or, once the
 * week is over, fewer; receipts for over $50.00 more than in any of them. Null if there are none, or no usual weeks
 * yet.
 */
export function weekDifferences(week: Week, today: Day): WeekDifferences {
  const { usual, weekStart, receipts } = week;
  if (!usual) return { days: null, expenses: null };
  const { fewestDays, mostDays } = usual;
  const worked = workedDays(week).length;
  const isOver = addDays(weekStart, 6) < today;
  const isOdd = worked > mostDays || (isOver && worked > 0 && worked < fewestDays);
  const range = fewestDays === mostDays ? `${mostDays}` : `${fewestDays} to ${mostDays}`;
  const spent = sumCents(receipts.filter((each) => !isRejected(each)).map(({ amount }) => readCents(amount)));
  const most = readCents(usual.mostExpenses);
  return {
    days: isOdd ? `${counted(worked, 'day')}, usually ${range}` : null,
    expenses:
      spent > most + NOTABLE_CENTS
        ? `${formatMoney(spent)} in receipts, usually ${most > 0 ? `at most ${formatMoney(most)}` : 'none'}`
        : null,
  };
}

/** The routes of the worked days: new ones first, then those of the most days. */
export function weekRoutes(week: Week): WeekRoute[] {
  const usual = new Set(week.usual?.routes.map(routeKey));
  const routes = new Map<string, WeekRoute>();
  for (const { description } of workedDays(week)) {
    const key = routeKey(description);
    if (!key) continue;
    const { route, days } = routes.get(key) ?? { route: description.trim(), days: 0 };
    routes.set(key, { route, days: days + 1, isNew: usual.size > 0 && !usual.has(key) });
  }
  return [...routes.values()].sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.days - a.days);
}
