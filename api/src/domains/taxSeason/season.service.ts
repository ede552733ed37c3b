/** The board of a tax year: everyone who was paid in it or has a form for it, and what each form still needs. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { isTaxYear } from 'rules/taxYears';
import type { Range } from '../../graph/keyset.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { people } from '../people/directory.sql.ts';
import { countPeople, readPeople } from '../people/directory.ts';
import { personMatches } from '../people/search.ts';
import { listMissingPayerFacts, yearNotOver } from '../taxDocuments/facts.ts';
import { currentYear, readYearFacts, sharedYearFacts, type YearFacts } from '../taxDocuments/readFacts.ts';
import { thresholdMissing } from '../taxDocuments/taxYears.ts';
import { batchRunning } from './batchRunning.ts';
import { byName, monthSums } from './season.sql.ts';
import { type SeasonRow, type SeasonState, seasonRow } from './seasonRow.ts';

export interface Season {
  year: number;
  /** Whether the year is over, so that its forms can be generated. */
  isClosed: boolean;
  /** Null for a year that the law leaves open, until it is configured. */
  threshold: Cents | null;
  /** What every form lacks because of the payer. */
  missingOfPayer: string[];
  /** Unordered. */
  rows: SeasonRow[];
}

/** After this many rows, others get a turn, because a large year would block the process. */
const ROWS_AT_ONCE = 100;

async function computeSeason(facts: YearFacts): Promise<Season> {
  const rows: SeasonRow[] = [];
  for (const payee of facts.payees.values()) {
    rows.push(seasonRow(facts, payee));
    if (rows.length % ROWS_AT_ONCE === 0) await nextTurn();
  }
  const missingOfPayer = listMissingPayerFacts(facts.company);
  return { year: facts.year, isClosed: facts.isOver, threshold: facts.threshold, missingOfPayer, rows };
}

/** The weeks of processed runs that are neither paid nor void, earliest first. */
export const listUnpaidWeeks = ({ rows }: Season): Day[] =>
  [...new Set(rows.flatMap(({ undecidedWeeks }) => undecidedWeeks))].sort();

/** The board of a year, for payroll readers; null for a year before the first one or in the future. */
export async function taxSeason(context: SignedInContext, year: number): Promise<Season | null> {
  if (!isTaxYear(year, currentYear(context))) return null;
  return computeSeason(await sharedYearFacts(context, year));
}

/** The same inside a transaction. */
export const readSeason = async (tx: Tx, context: Context, year: number) =>
  computeSeason(await readYearFacts(tx, context, year));

interface RowFilter {
  search?: string | null | undefined;
  only?: SeasonState | null | undefined;
}

const rowsInState = ({ rows }: Season, only: RowFilter['only']): readonly SeasonRow[] =>
  only ? rows.filter(({ state }) => state === only) : rows;

/** The people whose rows have this state and who match the search. Their keys are one value, however many they are. */
const rowsFilter = (season: Season, { search, only }: RowFilter): Condition[] => [
  people.among({ keys: rowsInState(season, only).map(({ userId }) => userId) }),
  ...personMatches(search),
];

/** Some of these people, by name. */
export const findMatching = (context: Context, season: Season, filter: RowFilter, range: Range) =>
  readPeople(context, rowsFilter(season, filter), 'NAME', range);

/** How many match. Runs a statement only if there is a search. */
export const countMatching = async (context: Context, season: Season, filter: RowFilter): Promise<number> =>
  filter.search?.trim()
    ? countPeople(context, rowsFilter(season, filter))
    : rowsInState(season, filter.only).length;

/** The rows of a state, by name. One statement. */
export async function rowsByName(db: RawTx, season: Season, only: SeasonState): Promise<SeasonRow[]> {
  const wanted = new Map(rowsInState(season, only).map((row) => [row.userId, row] as const));
  const found = await rowsIn(db, byName({ people: [...wanted.keys()] }));
  return found.flatMap(({ id }) => wanted.get(id) ?? []);
}

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
