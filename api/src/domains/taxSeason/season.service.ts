/** The board of a tax year: everyone who was paid in it or has a form for it, and what each form still needs. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { isTaxYear } from 'rules/taxYears';
import type { Range } from '../../graph/keyset.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { memoizeByKey } from '../../platform/lib/memoizeByKey.ts';
import type { KeptKind } from '../../platform/sql/kept.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { countAmong, readAmong } from '../people/among.ts';
import { keysOf, people } from '../people/directory.sql.ts';
import { listMissingPayerFacts, yearNotOver } from '../taxDocuments/facts.ts';
import {
  argsOfYear,
  currentYear,
  readYearFacts,
  YEAR_FACTS,
  type YearFacts,
  yearFacts,
} from '../taxDocuments/readFacts.ts';
import { thresholdMissing } from '../taxDocuments/taxYears.ts';
import { batchRunning } from './batchRunning.ts';
import { monthSums } from './season.sql.ts';
import {
  computeSeasonTotals,
  type SeasonRow,
  type SeasonState,
  type SeasonTotals,
  seasonRow,
} from './seasonRow.ts';

export interface Season {
  year: number;
  /** Whether the year is over, so that its forms can be generated. */
  isClosed: boolean;
  /** Null for a year that the law leaves open, until it is configured. */
  threshold: Cents | null;
  /** What every form lacks because of the payer. */
  missingOfPayer: string[];
  /** By name. */
  rows: readonly SeasonRow[];
  rowOf: ReadonlyMap<string, SeasonRow>;
  totals: () => SeasonTotals;
}

/** After this many rows, others get a turn, because a large year would block the process. */
const ROWS_AT_ONCE = 100;

async function computeSeason(db: RawTx, facts: YearFacts): Promise<Season> {
  const [found] = await rowsIn(db, keysOf({ filter: [people.among({ keys: [...facts.payees.keys()] })] }));
  const rowOf = new Map<string, SeasonRow>();
  for (const userId of found!.keys) {
    rowOf.set(userId, seasonRow(facts, facts.payees.get(userId)!));
    if (rowOf.size % ROWS_AT_ONCE === 0) await nextTurn();
  }
  const rows = [...rowOf.values()];
  const { year, isOver: isClosed, threshold, company } = facts;
  return {
    ...{ year, isClosed, threshold, missingOfPayer: listMissingPayerFacts(company), rows, rowOf },
    totals: memoize(() => computeSeasonTotals(rows)),
  };
}

const SEASON: KeptKind<Season> = {
  name: 'tax season',
  tables: YEAR_FACTS.tables,
  size: ({ rows }) => rows.length,
};

/** The weeks of processed runs that are neither paid nor void, earliest first. */
export const listUnpaidWeeks = ({ rows }: Season): Day[] =>
  [...new Set(rows.flatMap(({ undecidedWeeks }) => undecidedWeeks))].sort();

/** The board of a year, for payroll readers; null for a year before the first one or in the future. */
export async function taxSeason(context: SignedInContext, year: number): Promise<Season | null> {
  if (!isTaxYear(year, currentYear(context))) return null;
  return context.kept.compute(context, SEASON, argsOfYear(context, year), async () =>
    computeSeason(context.db, await yearFacts(context, year)),
  );
}

/** The same inside a transaction. */
export const readSeason = async (tx: Tx, context: Context, year: number) =>
  computeSeason(tx, await readYearFacts(tx, context, year));

interface RowFilter {
  search?: string | null | undefined;
  only?: SeasonState | null | undefined;
}

const byState = memoizeByKey((rows: readonly SeasonRow[]) => {
  const lists = new Map<SeasonState, SeasonRow[]>();
  for (const row of rows) {
    const list = lists.get(row.state) ?? [];
    list.push(row);
    lists.set(row.state, list);
  }
  return lists;
});

/** The rows in this state, by name; all rows if none is given. */
export const rowsInState = ({ rows }: Season, only: RowFilter['only']): readonly SeasonRow[] =>
  only ? (byState(rows).get(only) ?? []) : rows;

/** Some of the people whose rows have this state and who match the search, by name. */
export const findMatching = (context: Context, season: Season, { search, only }: RowFilter, range: Range) =>
  readAmong(context, rowsInState(season, only), search, range);

/** How many match. Runs a statement only if there is a search. */
export const countMatching = (context: Context, season: Season, { search, only }: RowFilter) =>
  countAmong(context, rowsInState(season, only), search);

export const NO_ONE_READY = 'No one is ready: every required form is already generated or missing something.';

/** Why the year's forms cannot be generated at the moment; null if they can. */
export async function whyNotNow({ db }: Pick<Context, 'db'>, season: Season): Promise<string | null> {
  const { year, isClosed, threshold, rows } = season;
  if (!isClosed) return yearNotOver(year);
  if (threshold === null) return thresholdMissing(year);
  const running = await batchRunning(db, { type: 'FORM_1099_NEC', year });
  if (running) return running.message;
  return rows.some(({ state }) => state === 'READY') ? null : NO_ONE_READY;
}

export interface SeasonMonth {
  /** 1 for January. */
  month: number;
  paid: Cents;
  expenses: Cents;
}

/** What each row's runs paid by month, by person. One statement. */
export async function loadMonths(
  db: RawTx,
  year: number,
  rows: readonly SeasonRow[],
): Promise<Map<string, SeasonMonth[]>> {
  const pairs = rows.flatMap(({ userId, runs }) => runs.map((number) => ({ userId, number })));
  const sums = await rowsIn(
    db,
    monthSums({
      people: pairs.map(({ userId }) => userId),
      numbers: pairs.map(({ number }) => number),
      first: `${year}-01-01`,
      last: `${year}-12-31`,
    }),
  );
  const months = new Map<string, SeasonMonth[]>();
  for (const { userId, month, paid, expenses } of sums) {
    const list = months.get(userId) ?? [];
    list.push({ month, paid, expenses });
    months.set(userId, list);
  }
  return months;
}
