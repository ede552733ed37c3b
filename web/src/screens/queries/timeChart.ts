/** Which part of a result is a chart: its amounts, if its rows are grouped by week, month or quarter. Pure. */
import { readCents } from 'rules/amounts';
import { addDays, type Day } from 'rules/days';
import { toAmount } from 'rules/money';
import { addMonths } from 'rules/months';
import type { Span } from '../../kit/lib/spanNames';
import type { ReadyColumn } from './readyQuery';

export type TimeChart = {
  readonly by: Span;
  /** The headings of the amounts; a group has one value for each. */
  readonly amounts: readonly [string, ...string[]];
  /** From the first span to the last, those without rows included: a gap is part of the trend. */
  readonly groups: readonly { readonly first: Day; readonly values: readonly number[] }[];
};

/** The finest one counts: a week says more than its quarter. */
const SPANS: readonly Span[] = ['week', 'month', 'quarter'];
/** Two years of weeks. Bars of more would be too thin. */
const MOST_GROUPS = 106;

const nextSpan = (span: Span, first: Day): Day =>
  span === 'week'
    ? addDays(first, 7)
    : `${addMonths(first.slice(0, 'YYYY-MM'.length), span === 'month' ? 1 : 3)}-01`;

type Row = readonly unknown[];

/** The finest span that every row has, and its column. */
function findTime(columns: readonly ReadyColumn[], rows: readonly Row[]): [Span, number] | undefined {
  for (const span of SPANS) {
    const isTime = ([, , kind]: ReadyColumn, place: number) =>
      kind === span && rows.every((row) => typeof row[place] === 'string');
    const place = columns.findIndex(isTime);
    if (place >= 0) return [span, place];
  }
  return undefined;
}

/** The chart of a table; null if its rows have no span or no amount, or too many spans. */
export function findTimeChart(columns: readonly ReadyColumn[], rows: readonly Row[]): TimeChart | null {
  const money = columns.flatMap(([, , kind], place) =>
    kind === 'money' && rows.some((row) => typeof row[place] === 'number') ? [place] : [],
  );
  const [amount, ...others] = money.map((place) => columns[place]![0]);
  const time = findTime(columns, rows);
  if (!time || amount === undefined) return null;
  const [by, at] = time;
  const firsts = rows.map((row) => String(row[at]));
  const inOrder = firsts.toSorted();
  const sums = new Map<Day, number[]>();
  for (let first = inOrder[0]!; first <= inOrder.at(-1)!; first = nextSpan(by, first)) {
    if (sums.size === MOST_GROUPS) return null;
    sums.set(
      first,
      money.map(() => 0),
    );
  }
  for (const [index, row] of rows.entries())
    for (const [which, place] of money.entries())
      sums.get(firsts[index]!)![which]! += readCents(row[place] as number | null);
  return {
    by,
    amounts: [amount, ...others],
    groups: [...sums].map(([first, cents]) => ({ first, values: cents.map(toAmount) })),
  };
}
