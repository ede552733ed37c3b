import { readCents } from 'rules/amounts';
import { sumCents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';

type Amount = string | number;
type Run = { readonly id: string; readonly number: number; readonly status: string };
type PaidRun = Run & { readonly entries: readonly { readonly date: string; readonly pay: Amount }[] };
type Receipt = {
  readonly id: string;
  readonly date: string;
  readonly amount: Amount;
  readonly category: string;
  readonly status: string;
};

/** A day's earnings, in cents: its amount in a run, or its rate until then. */
export type EarningLine = { readonly date: string; readonly cents: number; readonly run: Run | null };

export type EarningWeek = {
  readonly monday: string;
  /** Oldest first. */
  readonly lines: readonly EarningLine[];
  /** Beside the earnings and not in them. */
  readonly receipts: readonly Receipt[];
};

export type YearOfWork = {
  readonly year: number;
  readonly awaited: readonly { readonly date: string; readonly rate: Amount }[];
  readonly runs: readonly PaidRun[];
  readonly receipts: readonly Receipt[];
};

export const sumLines = (lines: readonly EarningLine[]): number => sumCents(lines.map(({ cents }) => cents));

/** A year's estimated earnings by week, newest first: each day in the year it was worked, whatever its week or run. */
export function earningWeeks({ year, awaited, runs, receipts }: YearOfWork): EarningWeek[] {
  const lines = [
    ...awaited.map(({ date, rate }) => ({ date, cents: readCents(rate), run: null })),
    ...runs
      .filter(({ status }) => status !== 'VOID')
      .flatMap(({ entries, ...run }) =>
        entries
          .map(({ date, pay }) => ({ date, cents: readCents(pay), run }))
          .filter(({ cents }) => cents !== 0),
      ),
  ]
    .filter(({ date }) => date.startsWith(`${year}-`))
    .sort((one, other) => one.date.localeCompare(other.date));
  const shown = receipts.filter(({ status }) => status !== 'REJECTED');
  const mondays = new Set([...lines, ...shown].map(({ date }) => startOfWeek(date)));
  const within = <Dated extends { readonly date: string }>(rows: readonly Dated[], monday: string) =>
    rows.filter(({ date }) => startOfWeek(date) === monday);
  return [...mondays]
    .sort((one, other) => other.localeCompare(one))
    .map((monday) => ({ monday, lines: within(lines, monday), receipts: within(shown, monday) }));
}
