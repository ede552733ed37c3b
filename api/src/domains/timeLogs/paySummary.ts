/**
 * What was earned, spent and paid, by day, and summed by week, month and year. Pure; amounts are cents.
 *
 * A run's base pay, expenses and total are split evenly among its worked days, with the odd cents on the first days, so
 * that the parts add up to the run. The total counts as paid once the run is PAID. An overpayment counts as paid until
 * a run of the same year takes it back; if a later year does, it stays paid, as on the 1099. A run without worked days
 * (only expenses) puts its amounts on the Monday of its week, so that nothing is lost.
 */
import { addDays, type Day } from 'rules/days';
import { type Cents, splitEvenly } from 'rules/money';
import { startOfSundayWeek } from 'rules/weeks';

/** A run that is not void. */
export interface LiveRun {
  id: string;
  weekStart: Day;
  basePay: Cents;
  expenses: Cents;
  totalPay: Cents;
  /** The overpayment that it finds; below zero if it takes one back within the year. */
  overpaid: Cents;
  isPaid: boolean;
}

/** A worked day, and its run. */
export interface WorkedDay {
  date: Day;
  runId: string | null;
}

export interface DayAmounts {
  date: Day;
  daysWorked: number;
  earned: Cents;
  expenses: Cents;
  paid: Cents;
}

export interface PayTotals extends Omit<DayAmounts, 'date'> {
  period: string;
  startDate: Day;
  endDate: Day;
}

const NOTHING = { daysWorked: 0, earned: 0, expenses: 0, paid: 0 };

function groupBy<Item, Key>(items: readonly Item[], toKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
}

/** Each worked day with its share of its run; days on no run have earned nothing yet. */
export function dayAmounts(runs: readonly LiveRun[], days: readonly WorkedDay[]): DayAmounts[] {
  const known = new Set(runs.map(({ id }) => id));
  const daysByRun = groupBy(days, ({ runId }) => (runId && known.has(runId) ? runId : null));
  const unpaid = (daysByRun.get(null) ?? []).map(({ date }) => ({ ...NOTHING, date, daysWorked: 1 }));
  const paid = runs.flatMap((run): DayAmounts[] => {
    const dates = (daysByRun.get(run.id) ?? []).map(({ date }) => date).sort();
    const places = dates.length ? dates : [run.weekStart];
    const earned = splitEvenly(run.basePay, places.length);
    const expenses = splitEvenly(run.expenses, places.length);
    const total = splitEvenly(run.isPaid ? run.totalPay + run.overpaid : 0, places.length);
    return places.map((date, index) => ({
      date,
      daysWorked: dates.length ? 1 : 0,
      earned: earned[index] ?? 0,
      expenses: expenses[index] ?? 0,
      paid: total[index] ?? 0,
    }));
  });
  return [...unpaid, ...paid];
}

/** The name of a period, and its days. */
type Period = Pick<PayTotals, 'period' | 'startDate' | 'endDate'>;

/** The week from Sunday to Saturday, named by its Sunday. */
export function toWeek(day: Day): Period {
  const sunday = startOfSundayWeek(day);
  return { period: sunday, startDate: sunday, endDate: addDays(sunday, 6) };
}

/** The month, named YYYY-MM. */
export function toMonth(day: Day): Period {
  const startDate = `${day.slice(0, 7)}-01`;
  const nextMonth = addDays(startDate, 31).slice(0, 7);
  return { period: day.slice(0, 7), startDate, endDate: addDays(`${nextMonth}-01`, -1) };
}

/** The calendar year, named YYYY. */
export function toYear(day: Day): Period {
  const year = day.slice(0, 4);
  return { period: year, startDate: `${year}-01-01`, endDate: `${year}-12-31` };
}

function sum(period: Period, days: readonly DayAmounts[]): PayTotals {
  const total = { ...period, ...NOTHING };
  for (const day of days) {
    total.daysWorked += day.daysWorked;
    total.earned += day.earned;
    total.expenses += day.expenses;
    total.paid += day.paid;
  }
  return total;
}

/** The totals of every period with a day in it, newest first. */
export const totalsBy = (toPeriod: (day: Day) => Period, days: readonly DayAmounts[]): PayTotals[] =>
  [...groupBy(days, ({ date }) => toPeriod(date).period).values()]
    .map((group) => sum(toPeriod(group[0]?.date ?? ''), group))
    .sort((a, b) => b.period.localeCompare(a.period));

/** The totals of the day's calendar year. */
export function yearToDate(today: Day, days: readonly DayAmounts[]): PayTotals {
  const year = toYear(today);
  return sum(
    year,
    days.filter(({ date }) => date >= year.startDate && date <= year.endDate),
  );
}
