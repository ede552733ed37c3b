/**
 * What would be different in a report if it were generated today: changed cells, added or removed rows, and tax
 * documents that replaced others. Sums are left out, because they follow from the rows. Pure.
 */
import type { Day } from 'rules/days';
import { MAX_PAGE_SIZE } from '../../graph/pageArgs.ts';
import type { ReportType } from '../../platform/db/generated/client/enums.ts';
import { formatCell } from './cells.ts';
import { NAME_KEY, type ReportCell, type ReportColumn, type ReportRow } from './content.ts';

export interface ReportChange {
  kind: 'CELL_CHANGED' | 'ROW_ADDED' | 'ROW_REMOVED' | 'DOCUMENT_REPLACED';
  /** The row as it was kept; an added one as it is today. */
  name: string;
  week: Day | null;
  userId: string | null;
  runId: string | null;
  column: ReportColumn;
  /** In the format of cells. */
  kept: string | null;
  today: string | null;
}

export interface ReportChanges {
  totalCount: number;
  /** The first ones: numbers, then words, each in the order of the rows. */
  changes: ReportChange[];
}

/** A table to compare. Its rows can be read once. */
export interface ComparedTable {
  columns: readonly ReportColumn[];
  rows: AsyncIterable<readonly ReportRow[]>;
}

/** The sum that stands for a whole row. */
const MAIN_SUM: Record<ReportType, string> = {
  PAYROLL_SUMMARY: 'totalPay',
  CONTRACTOR_REPORT: 'totalPay',
  TAX_REPORT: 'reportable',
};

/** A person has one row, unless rows are about runs. Null if the row's person was deleted. */
const keyOf = ({ runId, userId, documentId }: ReportRow): string | null => runId ?? userId ?? documentId;

const isNumber = ({ column: { kind } }: ReportChange): boolean => kind === 'MONEY' || kind === 'COUNT';

/** The changes from the kept report to today's. */
export async function compareTables(
  type: ReportType,
  kept: ComparedTable,
  today: ComparedTable,
): Promise<ReportChanges> {
  const readKept = cellReader(kept.columns);
  const readToday = cellReader(today.columns);
  const known = new Set(kept.columns.map(({ key }) => key));
  const columns = [...kept.columns, ...today.columns.filter(({ key }) => !known.has(key))];
  const column = (key: string) => columns.find((one) => one.key === key)!;
  const numbers = createFirstOnes();
  const words = createFirstOnes();
  const add = (kind: ReportChange['kind'], column: ReportColumn, { place, ...rows }: Pair) => {
    const { userId, runId } = rows.kept ?? rows.today;
    const read = (key: string) => (rows.kept ? readKept(rows.kept, key) : readToday(rows.today, key));
    const change: ReportChange = {
      kind,
      name: String(read(NAME_KEY)),
      week: read('weekStart') as Day | null,
      userId,
      runId,
      column,
      kept: rows.kept ? formatCell(column.kind, readKept(rows.kept, column.key)) : null,
      today: rows.today ? formatCell(column.kind, readToday(rows.today, column.key)) : null,
    };
    (isNumber(change) ? numbers : words).add(place, change);
  };

  for await (const pair of pairRows(kept.rows, today.rows)) {
    if (!pair.kept) add('ROW_ADDED', column(MAIN_SUM[type]), pair);
    else if (!pair.today) add('ROW_REMOVED', column(MAIN_SUM[type]), pair);
    else {
      const { kept: was, today: is } = pair;
      const differing = columns.filter(({ key }) => readKept(was, key) !== readToday(is, key));
      for (const one of differing) add('CELL_CHANGED', one, pair);
      if (differing.length === 0 && was.documentId !== is.documentId)
        add('DOCUMENT_REPLACED', column('documentStatus'), pair);
    }
  }
  return {
    totalCount: numbers.count() + words.count(),
    changes: [...numbers.list(), ...words.list()].slice(0, MAX_PAGE_SIZE),
  };
}

/** What became of a row, and its position among the kept rows; new rows come after them. */
type Pair = { place: number } & (
  | { kept: ReportRow; today?: ReportRow | undefined }
  | { kept?: undefined; today: ReportRow }
);

/**
 * Each row with today's, as soon as both have been read. Only rows that still wait for the other are in memory: few,
 * because both tables have the same order.
 */
async function* pairRows(kept: ComparedTable['rows'], today: ComparedTable['rows']): AsyncGenerator<Pair> {
  const waitingKept = new Map<string, { place: number; kept: ReportRow }>();
  const waitingToday = new Map<string, ReportRow>();
  let place = 0;
  for await (const [keptRows, todaysRows] of inTurn(kept, today)) {
    for (const row of keptRows) {
      const key = keyOf(row);
      const now = key === null ? undefined : waitingToday.get(key);
      if (key !== null && !now) waitingKept.set(key, { place, kept: row });
      else yield { place, kept: row, today: now };
      if (key !== null) waitingToday.delete(key);
      place += 1;
    }
    for (const row of todaysRows) {
      const key = keyOf(row)!;
      const was = waitingKept.get(key);
      if (was) yield { ...was, today: row };
      else waitingToday.set(key, row);
      waitingKept.delete(key);
    }
  }
  yield* waitingKept.values();
  for (const row of waitingToday.values()) yield { place: place++, today: row };
}

/** The next rows of each, until both have ended. */
async function* inTurn(
  kept: ComparedTable['rows'],
  today: ComparedTable['rows'],
): AsyncGenerator<[readonly ReportRow[], readonly ReportRow[]]> {
  const [one, other] = [kept[Symbol.asyncIterator](), today[Symbol.asyncIterator]()];
  for (;;) {
    const [keptRows, todaysRows] = [await one.next(), await other.next()];
    if (keptRows.done && todaysRows.done) return;
    yield [keptRows.done ? [] : keptRows.value, todaysRows.done ? [] : todaysRows.value];
  }
}

/** Counts changes, and keeps the first ones. */
function createFirstOnes() {
  let first: { place: number; change: ReportChange }[] = [];
  let count = 0;
  const sort = () => {
    first = first.sort((one, other) => one.place - other.place).slice(0, MAX_PAGE_SIZE);
  };
  return {
    add: (place: number, change: ReportChange) => {
      count += 1;
      first.push({ place, change });
      if (first.length === 2 * MAX_PAGE_SIZE) sort();
    },
    count: () => count,
    list: () => {
      sort();
      return first.map(({ change }) => change);
    },
  };
}

/** Reads a row's cell by the key of its column; null without such a column. */
function cellReader(columns: readonly ReportColumn[]) {
  const places = new Map(columns.map(({ key }, index) => [key, index]));
  return ({ cells }: ReportRow, key: string): ReportCell => cells[places.get(key) ?? -1] ?? null;
}
